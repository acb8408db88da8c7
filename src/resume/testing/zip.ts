const encoder = new TextEncoder();

/** CRC-32 as ZIP wants it, which our reader does not look at. */
const NO_SUM = 0;

/** A ZIP archive of files that are not packed, or packed by the caller. */
export function zipOf(files: Record<string, string | { packed: Uint8Array; size: number }>): Uint8Array {
  const locals: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const [name, file] of Object.entries(files)) {
    const path = encoder.encode(name);
    const data = typeof file === 'string' ? encoder.encode(file) : file.packed;
    const size = typeof file === 'string' ? data.length : file.size;
    const method = typeof file === 'string' ? 0 : 8;
    const facts = (at: number, view: DataView) => {
      view.setUint16(at, method, true);
      view.setUint32(at + 6, NO_SUM, true);
      view.setUint32(at + 10, data.length, true);
      view.setUint32(at + 14, size, true);
      view.setUint16(at + 18, path.length, true);
    };
    const local = new DataView(new ArrayBuffer(30));
    local.setUint32(0, 0x04034b50, true);
    facts(8, local);
    const entry = new DataView(new ArrayBuffer(46));
    entry.setUint32(0, 0x02014b50, true);
    facts(10, entry);
    entry.setUint32(42, offset, true);
    locals.push(new Uint8Array(local.buffer), path, data);
    central.push(new Uint8Array(entry.buffer), path);
    offset += 30 + path.length + data.length;
  }
  const size = central.reduce((sum, part) => sum + part.length, 0);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, Object.keys(files).length, true);
  end.setUint16(10, Object.keys(files).length, true);
  end.setUint32(12, size, true);
  end.setUint32(16, offset, true);
  const parts = [...locals, ...central, new Uint8Array(end.buffer)];
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A LinkedIn data export: the files that a resume is made of, as LinkedIn names and writes them. */
export const linkedInZip = (): Uint8Array =>
  zipOf({
    'Profile.csv':
      'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
      'Ada,Example,,,,Storage Engineer,"Builds ""small"" things,\ncarefully.",Software,,"Berlin, Germany",,[PERSONAL:https://ada.example.com],\n',
    'Email Addresses.csv':
      'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,\nada@example.com,Yes,Yes,\n',
    'PhoneNumbers.csv': 'Extension,Number,Type\n,+49 30 5550100,Mobile\n',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\n' +
      'Acme GmbH,Senior Engineer,"• Built the queue\n• Led four people","Berlin, Germany",Jan 2020,\n' +
      'Globex,Engineer,"=SUM(A1:A9) was my first fix",,Mar 2016,Dec 2019\n',
    'Education.csv':
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversity of Example,2012,2016,,"BSc, Computer Science",\n',
    'Skills.csv': 'Name\nGo\nKafka\n',
    'Languages.csv': 'Name,Proficiency\nGerman,Native or bilingual proficiency\n',
    'Certifications.csv':
      'Name,Url,Authority,Started On,Finished On,License Number\nCloud Architect,,Example Institute,May 2021,,\n',
    'Connections.csv': 'First Name,Last Name\nSomebody,Else\n',
  });
