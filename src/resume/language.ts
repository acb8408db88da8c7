import { ALPHABETS, HANGUL, hanOf, KANA } from './scripts.ts';

/** Languages by the letters that only they are mostly written with. */
const BY_LETTERS: readonly [language: string, letters: RegExp][] = [
  ['ar', ALPHABETS.arabic],
  ['he', ALPHABETS.hebrew],
  ['hi', ALPHABETS.devanagari],
  ['th', ALPHABETS.thai],
  ['ja', KANA],
  ['ko', HANGUL],
  ['el', /\p{Script=Greek}/u],
  ['ru', /\p{Script=Cyrillic}/u],
];

/** Letters that Ukrainian has and Russian lacks, and the other way round. */
const UKRAINIAN = /[іїєґ]/giu;
const RUSSIAN = /[ыэъё]/giu;

/** Languages with Latin letters: their commonest words, as far as they are rare in the others, and headings of resumes. */
const BY_WORDS: Record<string, { common: string; headings: string }> = {
  en: {
    common: 'the and of to in for with on by from at as an that was were which',
    headings: 'experience education skills languages projects certifications awards employment volunteering',
  },
  de: {
    common: 'und der die das von mit für im den des zur zum bei auf eine einer durch sowie ich nach über',
    headings:
      'berufserfahrung ausbildung bildung kenntnisse fähigkeiten sprachen sprachkenntnisse projekte zertifikate auszeichnungen weiterbildung werdegang interessen',
  },
  fr: {
    common: 'et le les des du pour dans avec une sur aux par au je à chez ans',
    headings:
      'expérience expériences professionnelle professionnelles formation compétences langues projets certificats loisirs bénévolat',
  },
  es: {
    common: 'y el los las para con por del una en al como más',
    headings:
      'experiencia educación formación habilidades competencias idiomas proyectos certificaciones laboral premios',
  },
  pt: {
    common: 'e o os em para com por da dos das uma ao não pela pelo',
    headings:
      'experiência educação formação habilidades competências idiomas línguas projetos certificações prêmios',
  },
  it: {
    common: 'e il gli di per con del della dei delle una nel nella che',
    headings:
      'esperienza esperienze istruzione formazione competenze lingue progetti certificazioni premi lavorativa',
  },
  nl: {
    common: 'en het een van voor met bij te aan door ik op naar',
    headings: 'werkervaring opleiding opleidingen vaardigheden talen projecten certificaten prijzen',
  },
  sv: {
    common: 'och att för med på av ett till från som jag',
    headings: 'arbetslivserfarenhet utbildning kompetenser färdigheter språk projekt utmärkelser',
  },
  da: {
    common: 'og med på af et til fra som jeg ved',
    headings: 'erhvervserfaring uddannelse kompetencer sprog projekter',
  },
  nb: {
    common: 'og med på av et til fra som jeg ved å',
    headings: 'arbeidserfaring utdanning ferdigheter kompetanse språk prosjekter',
  },
  pl: {
    common: 'i w z dla oraz od przez się na przy pod',
    headings:
      'doświadczenie zawodowe wykształcenie edukacja umiejętności języki projekty certyfikaty nagrody',
  },
};

/** A heading tells more than a word of a text. */
const HEADING_WEIGHT = 3;

const WEIGHTS: readonly [language: string, weights: ReadonlyMap<string, number>][] = Object.entries(
  BY_WORDS,
).map(([language, { common, headings }]) => [
  language,
  new Map([
    ...common.split(' ').map((word): [string, number] => [word, 1]),
    ...headings.split(' ').map((word): [string, number] => [word, HEADING_WEIGHT]),
  ]),
]);

/** What a text must say in another language than English before it is taken for it. */
const LEAST = 2;

function latinLanguageOf(text: string): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  let best = { language: 'en', points: 0 };
  for (const [language, weights] of WEIGHTS) {
    const points = words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    if (points > best.points && (language === 'en' || points >= LEAST)) best = { language, points };
  }
  return best.language;
}

/** The language of a text as far as its letters and commonest words tell it, as a BCP 47 tag; English for any other. */
export function languageOf(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const share = (pattern: RegExp) => letters.filter((letter) => pattern.test(letter)).length / letters.length;
  const most = BY_LETTERS.find(([, pattern]) => share(pattern) > (pattern === KANA ? 0.1 : 0.4))?.[0];
  if (most === 'ru') return isUkrainian(text) ? 'uk' : 'ru';
  if (most) return most;
  if (share(/\p{Script=Han}/u) > 0.4) return hanOf(text) === 'tc' ? 'zh-Hant' : 'zh-Hans';
  return latinLanguageOf(text);
}

const isUkrainian = (text: string): boolean =>
  (text.match(UKRAINIAN)?.length ?? 0) > (text.match(RUSSIAN)?.length ?? 0);

/** The headings that a resume prints without having a section for them. */
export interface Headings {
  summary: string;
  contact: string;
}

/** Those headings in every language that `languageOf` tells. The reader knows them all. */
export const HEADINGS: Readonly<Record<string, Headings>> = {
  en: { summary: 'Summary', contact: 'Contact' },
  de: { summary: 'Profil', contact: 'Kontakt' },
  fr: { summary: 'Profil', contact: 'Contact' },
  es: { summary: 'Perfil', contact: 'Contacto' },
  pt: { summary: 'Resumo', contact: 'Contacto' },
  it: { summary: 'Profilo', contact: 'Contatti' },
  nl: { summary: 'Profiel', contact: 'Contact' },
  sv: { summary: 'Sammanfattning', contact: 'Kontakt' },
  da: { summary: 'Profil', contact: 'Kontakt' },
  nb: { summary: 'Profil', contact: 'Kontakt' },
  pl: { summary: 'Podsumowanie', contact: 'Kontakt' },
  ru: { summary: 'О себе', contact: 'Контакты' },
  uk: { summary: 'Про себе', contact: 'Контакти' },
  el: { summary: 'Περίληψη', contact: 'Επικοινωνία' },
  ar: { summary: 'الملخص', contact: 'معلومات الاتصال' },
  he: { summary: 'תקציר', contact: 'פרטי קשר' },
  hi: { summary: 'सारांश', contact: 'संपर्क' },
  th: { summary: 'สรุป', contact: 'ติดต่อ' },
  ja: { summary: '職務要約', contact: '連絡先' },
  ko: { summary: '자기소개', contact: '연락처' },
  'zh-Hans': { summary: '个人简介', contact: '联系方式' },
  'zh-Hant': { summary: '個人簡介', contact: '聯絡方式' },
};

const ENGLISH: Headings = { summary: 'Summary', contact: 'Contact' };

/** The headings in a language. */
export const headingsIn = (language: string): Headings => HEADINGS[language] ?? ENGLISH;
