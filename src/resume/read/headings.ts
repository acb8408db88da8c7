import type { SectionKind } from '../model.ts';

/** What a heading announces: a kind of section, the summary or the contacts. */
export type HeadingKind = SectionKind | 'summary' | 'contact';

/** Headings as people write them, by what they announce. */
const WORDS: Record<HeadingKind, string> = {
  work: `experience|career path|where i worked|where i’ve worked|where i have worked|what i’ve done|what i have done|my experience|my work|my career|jobs|previous positions|professional positions|clinical experience|clinical practice|related experience|additional experience|other experience|volunteer and work experience|professional appointments|academic appointments|appointments|military service|freelance work|freelance|performance experience|consulting experience|selected experience|work and experience|career summary and experience|work experience|professional experience|employment|employment history|work history|career history|career|professional background|relevant experience|industry experience|experience and employment|research experience|teaching experience|leadership experience|internships|internship experience|work|professional history|positions held|berufserfahrung|beruflicher werdegang|berufspraxis|expérience professionnelle|expériences professionnelles|expérience|expériences|experiencia|experiencia laboral|experiencia profesional|experiência|experiência profissional|esperienza|esperienze professionali|esperienza lavorativa|werkervaring|arbetslivserfarenhet|erhvervserfaring|doświadczenie|doświadczenie zawodowe|опыт|опыт работы|досвід роботи|επαγγελματική εμπειρία|εργασιακή εμπειρία|προϋπηρεσία`,
  education: `education|my education|where i studied|what i studied|what i’ve studied|degrees|academic education|academic training|professional education|education and credentials|academic qualifications|qualifications|schooling|schools|academic record|academic background|education and training|academic history|academics|educational background|studies|education and qualifications|ausbildung|bildung|bildungsweg|studium|schulbildung|formation|formation académique|études|educación|formación|formación académica|estudios|educação|formação|formação académica|formação acadêmica|istruzione|istruzione e formazione|formazione|opleiding|opleidingen|utbildning|uddannelse|wykształcenie|edukacja|образование|освіта|εκπαίδευση|σπουδές`,
  projects: `projects|personal projects|side projects|selected projects|key projects|academic projects|open source|open source projects|open-source|portfolio|projekte|projets|proyectos|projetos|progetti|projecten|projekt|projekty|проекты|проєкти|έργα`,
  skills: `skills|technology|what i use|what i know|what i can do|what i do|my skills|my toolbox|tools i use|software skills|technical knowledge|top skills|technical proficiencies|proficiencies|tech stack|toolbox|skills and interests|skills and abilities|strengths|technical skills|core skills|key skills|core competencies|competencies|technologies|technical expertise|expertise|skills and tools|skills and technologies|tools|tools and technologies|programming languages|areas of expertise|computer skills|it skills|skill set|skills summary|hard skills|soft skills|kenntnisse|fähigkeiten|it-kenntnisse|edv-kenntnisse|kompetenzen|fachkenntnisse|compétences|compétences techniques|habilidades|competencias|aptitudes|competências|competenze|vaardigheden|kompetenser|färdigheter|umiejętności|навыки|ключевые навыки|навички|δεξιότητες|ικανότητες`,
  certifications: `certifications|certificates|certification|licenses|licenses and certifications|licences and certifications|certifications and licenses|courses and certifications|certifications and training|zertifikate|zertifizierungen|certificaciones|certificações|certificazioni|certificaten|certyfikaty|сертификаты|πιστοποιήσεις`,
  awards: `awards|honors|honours|honors and awards|awards and honors|awards and honours|honours and awards|achievements|awards and achievements|scholarships|scholarships and awards|auszeichnungen|preise|stipendien|distinctions|prix|premios|prémios|prêmios|premi|prijzen|nagrody|награды|βραβεία|διακρίσεις`,
  languages: `languages|language skills|sprachen|sprachkenntnisse|langues|idiomas|línguas|lingue|talen|språk|języki|языки|мови|γλώσσες|ξένες γλώσσες`,
  summary: `summary|hello|hi|hello there|nice to meet you|who am i|my story|in brief|in short|executive profile|who i am|career profile|personal profile|professional summary|career summary|executive summary|profile|professional profile|about|about me|objective|career objective|personal statement|overview|introduction|highlights|profil|über mich|kurzprofil|zusammenfassung|à propos|résumé|perfil|perfil profesional|resumen|resumo|sobre mí|sobre mim|sommario|profilo|profiel|sammanfattning|podsumowanie|о себе|обо мне|про себе|προφίλ|περίληψη|الملخص|תקציר|सारांश|สรุป|職務要約|자기소개|个人简介|個人簡介`,
  contact: `contact|contacts|contact information|contact info|contact details|personal information|personal details|personal info|personal data|kontakt|kontaktdaten|persönliche daten|coordonnées|contacto|datos personales|contato|contatti|contactgegevens|dane osobowe|контакты|контакти|στοιχεία επικοινωνίας|επικοινωνία|προσωπικά στοιχεία|معلومات الاتصال|פרטי קשר|संपर्क|ติดต่อ|連絡先|연락처|联系方式|聯絡方式`,
  custom: `volunteering|volunteer experience|volunteer work|volunteer|voluntary work|community service|community involvement|publications|selected publications|papers|talks|presentations|talks and presentations|conferences|patents|interests|hobbies|hobbies and interests|interests and hobbies|references|referees|activities|extracurricular activities|extracurriculars|leadership|leadership and activities|memberships|affiliations|professional affiliations|courses|coursework|relevant coursework|training|additional information|additional|other|miscellaneous|more|ehrenamt|interessen|hobbys|weiterbildung|veröffentlichungen|referenzen|centres d’intérêt|loisirs|bénévolat|publicaciones|voluntariado|intereses|referencias|interesses|interessi|pubblicazioni|hobby’s|zainteresowania|интересы|публикации|волонтерство|ενδιαφέροντα|δημοσιεύσεις|εθελοντισμός`,
};

/** A heading without numbers, marks, accents of style and "&". */
export const foldHeading = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’']/g, '’')
    .replace(/&|\+/g, ' and ')
    .replace(/[_\-–—=:|/•●■▪#*]+(?=\s|$)|^[\d.\s)_\-–—=:|•●■▪#*\uE000-\uF8FF]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const KINDS: ReadonlyMap<string, HeadingKind> = new Map(
  Object.entries(WORDS).flatMap(([kind, words]) =>
    words.split('|').map((word): [string, HeadingKind] => [foldHeading(word), kind as HeadingKind]),
  ),
);

/** What a line announces if it is a heading that people commonly write. */
export function kindOfHeading(text: string): HeadingKind | undefined {
  if (text.length > 50) return undefined;
  return KINDS.get(foldHeading(text));
}

/** What a heading that is not in the table most likely announces. */
export function guessKind(text: string): HeadingKind {
  const folded = foldHeading(text);
  if (/experience|employment|internship/.test(folded)) return /volunt/.test(folded) ? 'custom' : 'work';
  if (/education/.test(folded)) return 'education';
  if (/projects?$/.test(folded)) return 'projects';
  if (/skills|technologies/.test(folded)) return 'skills';
  if (/certificat/.test(folded)) return 'certifications';
  if (/awards|honou?rs/.test(folded)) return 'awards';
  return 'custom';
}
