import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode, OWN, problem, read, section } from '../testing/read-named.ts';
import { linkedInZip, zipOf } from '../testing/zip.ts';
import { resumeDocx } from '../write/docx.ts';
import { MAX_BYTES } from './problems.ts';
import { readFile } from './read-file.ts';

describe('a Word document', () => {
  it('of ours is read back', async () => {
    const found = await read('cv.docx', new Uint8Array(await (await resumeDocx(OWN)).arrayBuffer()));
    expect(found.personalInfo).toMatchObject(OWN.personalInfo);
    for (const { title, items } of OWN.sections)
      expect(section(found, title)?.items).toMatchObject(items.map(({ id: _, ...item }) => item));
  });

  it('with tables, text boxes, deleted text and the name in its head is read', async () => {
    const p = (text: string, marks = '') =>
      `<w:p><w:pPr>${marks}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
    const cell = (...content: string[]) => `<w:tc>${content.join('')}</w:tc>`;
    const bullet = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr>';
    const document = `<?xml version="1.0"?><w:document><w:body>
      ${p('EXPERIENCE', '<w:pStyle w:val="Heading1"/>')}
      <w:tbl><w:tr>${cell(p('Jan 2020 – Present'))}${cell(p('Senior Engineer, Acme GmbH'), p('Built the billing API', bullet))}</w:tr>
      <w:tr>${cell(p('2016 – 2019'))}${cell(p('Developer, Globex Ltd'), p('Wrote &#74;ava', bullet))}</w:tr></w:tbl>
      ${p('SKILLS', '<w:pStyle w:val="Heading1"/>')}
      <w:p><w:r><w:t>Go, Kaf</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:t>ka</w:t></w:r></w:p>
      <mc:AlternateContent><mc:Choice><w:p><w:r><w:t>Languages</w:t></w:r></w:p></mc:Choice><mc:Fallback><w:p><w:r><w:t>Languages</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent>
      ${p('German (native)')}
      </w:body></w:document>`;
    const header = `<w:hdr><w:p><w:r><w:rPr><w:b/><w:sz w:val="44"/></w:rPr><w:t>Ada Example</w:t></w:r></w:p>${p('ada@example.com')}</w:hdr>`;
    const styles =
      '<w:styles><w:style w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>';
    const found = await read(
      'cv.docx',
      zipOf({ 'word/document.xml': document, 'word/header1.xml': header, 'word/styles.xml': styles }),
    );
    expect(found.personalInfo).toMatchObject({
      firstName: 'Ada',
      lastName: 'Example',
      email: 'ada@example.com',
    });
    expect(section(found, 'Experience')?.items).toMatchObject([
      {
        title: 'Acme GmbH',
        subtitle: 'Senior Engineer',
        start: 'Jan 2020',
        end: 'Present',
        text: 'Built the billing API',
      },
      { title: 'Globex Ltd', subtitle: 'Developer', start: '2016', end: '2019', text: 'Wrote Java' },
    ]);
    expect(section(found, 'Skills')?.items).toMatchObject([{ text: 'Go, Kafka' }]);
    expect(section(found, 'Languages')?.items).toMatchObject([{ title: 'German', text: 'native' }]);
    expect(JSON.stringify(found)).not.toContain('gone');
  });
});

describe('HTML', () => {
  it('is read with its structure, and nothing of it runs', async () => {
    const found = await read(
      'cv.html',
      `<!doctype html><html><head><title>x</title><style>p{}</style></head><body>
      <h1>Ada Example</h1><p><a href="mailto:ada@example.com">Mail</a> · Berlin, Germany</p>
      <script>document.write('evil')</script>
      <h2>Experience</h2>
      <div class="job"><span>Acme GmbH</span><span>Jan 2020 – Present</span></div><div><em>Senior Engineer</em></div>
      <ul><li>Built the <b>billing</b> API<li>Cut costs</ul>
      <h2>Skills</h2><p>Go, Kafka &amp; SQL</p></body></html>`,
    );
    expect(found.personalInfo).toMatchObject({
      firstName: 'Ada',
      lastName: 'Example',
      email: 'ada@example.com',
      location: 'Berlin, Germany',
    });
    expect(section(found, 'Experience')?.items).toMatchObject([
      {
        title: 'Acme GmbH',
        subtitle: 'Senior Engineer',
        start: 'Jan 2020',
        end: 'Present',
        text: 'Built the billing API\nCut costs',
      },
    ]);
    expect(section(found, 'Skills')?.items).toMatchObject([{ text: 'Go, Kafka & SQL' }]);
    expect(JSON.stringify(found)).not.toContain('evil');
  });
});

describe('a LinkedIn export', () => {
  it('gives its profile and lists', async () => {
    const found = await read('Basic_LinkedInDataExport.zip', linkedInZip());
    expect(found.personalInfo).toMatchObject({
      firstName: 'Ada',
      lastName: 'Example',
      email: 'ada@example.com',
      mobile: '+49 30 5550100',
      location: 'Berlin, Germany',
      website: 'https://ada.example.com',
      summary: 'Storage Engineer\nBuilds "small" things,\ncarefully.',
    });
    expect(section(found, 'Work Experience')?.items).toMatchObject([
      {
        title: 'Acme GmbH',
        subtitle: 'Senior Engineer',
        start: 'Jan 2020',
        end: 'Present',
        text: 'Built the queue\nLed four people',
      },
      { title: 'Globex', start: 'Mar 2016', end: 'Dec 2019', text: '=SUM(A1:A9) was my first fix' },
    ]);
    expect(section(found, 'Education')?.items).toMatchObject([
      { subtitle: 'BSc, Computer Science', end: '2016' },
    ]);
    expect(section(found, 'Skills')?.items).toMatchObject([{ text: 'Go, Kafka' }]);
    expect(section(found, 'Languages')?.items).toHaveLength(1);
    expect(found.notes).toEqual(['One cell begins like a spreadsheet formula. It’s plain text here.']);
    expect(JSON.stringify(found)).not.toContain('Somebody');
  });

  it('is read from one of its files too', async () => {
    const found = await read('Positions.csv', 'Company Name,Title\r\nAcme,Engineer\r\n');
    expect(section(found, 'Work Experience')?.items).toMatchObject([{ title: 'Acme', subtitle: 'Engineer' }]);
  });
});

describe('a bad file says what is wrong', () => {
  const docx = async () => new Uint8Array(await (await resumeDocx(OWN)).arrayBuffer());

  it('a damaged Word file, at any place', async () => {
    const whole = await docx();
    for (const length of [4, 60, whole.length >> 1, whole.length - 30])
      expect(await problem('cv.docx', whole.slice(0, length))).toMatch(/damaged or incomplete/);
    expect(await problem('cv.docx', 'not a zip')).toMatch(/damaged or incomplete/);
    const broken = whole.slice();
    broken.fill(0x41, 40, whole.length >> 1);
    expect(await problem('cv.docx', broken)).toMatch(/damaged or incomplete|No resume/);
  });

  it('a zip bomb is stopped where it grows too large', async () => {
    const packed = deflateRawSync(new Uint8Array(300_000_000));
    const bomb = zipOf({ 'word/document.xml': { packed, size: 1000 } });
    expect(bomb.length).toBeLessThan(400_000);
    expect(await problem('cv.docx', bomb)).toMatch(/unpacks to more than 30 MB/);
  });

  it.each<[string, Uint8Array | string, RegExp]>([
    ['cv.docx', new Uint8Array(), /0 bytes/],
    ['cv.docx', new Uint8Array(MAX_BYTES + 1), /The limit is 20 MB/],
    ['cv.zip', zipOf({ 'holiday.jpg': 'x' }), /neither a Word document/],
    ['cv.zip', zipOf({ 'Positions.csv': 'Company Name,Title\n' }), /No resume was found/],
    ['cv.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), /an old Word file, which we can’t read/],
    ['cv.html', '<html><body></body></html>', /No resume was found/],
    ['cv.md', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), /a PNG picture/],
  ])('%s', async (name, file, message) => {
    expect(await problem(name, file)).toMatch(message);
  });

  it('a thesis of 40 pages is read as far as it is a resume, and said to be long', async () => {
    const paragraph = (at: number) =>
      `<w:p><w:r><w:t>Sentence ${at} of a long text about storage.</w:t></w:r></w:p>`;
    const pages = Array.from({ length: 2000 }, (_, at) => paragraph(at)).join('');
    const found = await read(
      'thesis.docx',
      zipOf({
        'word/document.xml': `<w:document><w:p><w:r><w:t>Ada Example</w:t></w:r></w:p>${pages}</w:document>`,
      }),
    );
    expect(found.notes.join()).toMatch(/2001 lines, much longer than a resume/);
  });

  it('anything is answered', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('a.docx', 'a.zip', 'a.html', 'a.json', 'Positions.csv', 'a.md'),
        fc.oneof(
          fc.uint8Array({ maxLength: 300 }),
          fc.json().map(encode),
          fc
            .string({
              unit: fc.constantFrom('<', '>', 'a', '"', "'", '/', '&', ' ', 'table', 'tr', 'td', 'li'),
              maxLength: 60,
            })
            .map(encode),
        ),
        async (name, bytes) => {
          expect(['boolean']).toContain(typeof (await readFile(name, bytes)).ok);
        },
      ),
    );
  });
});
