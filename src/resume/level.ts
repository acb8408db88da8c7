/** The steps of a level: what most scales have, such as the five that LinkedIn offers for languages. */
export const LEVELS = 5;

/** The words for each step, lowest first, in the languages people write resumes in. */
const WORDS: readonly (readonly string[])[] = [
  [
    'a1|a2|beginner|basic|basics|elementary|elementary proficiency|novice|notions',
    'grundkenntnisse|anfänger|débutant|débutante|básico|básica|principiante|base|podstawowy|начальный|базовый|βασικά',
    '初级|初級|初心者|入門|초급|مبتدئ|מתחיל|เบื้องต้น|शुरुआती',
  ],
  [
    'b1|conversational|limited working|limited working proficiency|familiar|working knowledge|fair',
    'erweiterte grundkenntnisse|conversationnel|conversacional|日常会話|日常会話レベル|일상회화|разговорный',
  ],
  [
    'b2|intermediate|upper intermediate|professional|professional working|professional working proficiency|working proficiency|good|competent|business|business level',
    'gut|gute kenntnisse|intermédiaire|intermedio|intermedia|intermediário|buono|średni|средний|μέτρια',
    '中级|中級|ビジネスレベル|중급|비즈니스|متوسط|בינוני|ปานกลาง|मध्यम',
  ],
  [
    'c1|advanced|fluent|proficient|full professional|full professional proficiency|very good|strong|excellent',
    'fließend|verhandlungssicher|sehr gut|courant|avancé|avancée|fluido|fluente|avanzado|avanzada|avançado|biegły|biegle|свободно|продвинутый|άριστα|вільно',
    '流利|熟练|熟練|高级|高級|流暢|上級|고급|유창|유창함|بطلاقة|متقدم|שוטף|מתקדם|คล่อง|धाराप्रवाह',
  ],
  [
    'c2|native|native speaker|native or bilingual|native or bilingual proficiency|bilingual|mother tongue|first language|expert|master|mastery',
    'muttersprache|muttersprachler|muttersprachlerin|langue maternelle|bilingue|nativo|nativa|lengua materna|língua materna|madrelingua|ojczysty|родной|μητρική|рідна|experto|experta',
    '母语|母語|ネイティブ|원어민|모국어|اللغة الأم|שפת אם|ภาษาแม่|मातृभाषा',
  ],
];

const STEPS = new Map(
  WORDS.flatMap((lines, at) => lines.flatMap((words) => words.split('|')).map((word) => [word, at + 1])),
);

/** "4/5", and "8/10", which is the same. */
const SHARE = /^(\d{1,2})\s*\/\s*(5|10)$/;

/**
 * The level that a text is, from 1 to `LEVELS`; undefined for any text that says more or something else. What stands in
 * brackets or behind a comma explains it: "C1 (IELTS 8.0)", "Fluent, daily use".
 */
export function levelOf(text: string): number | undefined {
  const [word = ''] = text.trim().split(/\s*[(（,;，–—]/);
  const [, value, of] = SHARE.exec(word) ?? [];
  if (value && of) {
    const level = Math.round((Number(value) / Number(of)) * LEVELS);
    return level >= 1 && level <= LEVELS ? level : undefined;
  }
  const known = word.toLowerCase().replace(/[-‑]/g, ' ').replace(/\.$/, '');
  return STEPS.get(known) ?? STEPS.get(known.replace(/^level |\s(?:level|level of proficiency)$/, ''));
}
