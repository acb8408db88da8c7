import { type Line, segmentText } from './line.ts';

/** What people write before their contacts, in the languages whose headings the reader knows, and a few more. */
const MAIL = `e-?mails?|mails?|courriel|mél|e-?post(?:a|adress)?|correo(?: electr[oó]nico)?|correio(?: elec?tr[oóô]nico)?|posta elettronica|sähköposti|эл\\.? ?почта|электронная почта|почта|емейл|ел\\. ?пошта|електронна пошта|пошта|ηλ\\. ?ταχυδρομείο|ηλεκτρονικό ταχυδρομείο|邮箱|電子郵件|メール|이메일|البريد الإلكتروني`;
const PHONE = `phones?|tel|telephone|telefon|telefono|teléfono|téléphone|tél|telefoon|telefone|telef[oó]nica|telemóvel|telm|telefonszám|tlf|tfn|tfno|puhelin|móvil|movil|mobile|mobil|mobiel|mobiltelefon|mobiltel|telefonnummer|mobilnummer|handynummer|cell|cell ?phone|cellulare|celular|handy|portable|natel|gsm|fon|komórka|kom|whatsapp|signal|тел|телефон|моб|мобильный|мобільний|τηλ|τηλέφωνο|κινητό|电话|手机|電話|전화|هاتف`;
const PLACE = `address|home address|current address|adresse|anschrift|wohnort|wohnhaft in|dirección|domicilio|endereço|morada|indirizzo|adres|adress|bostadsadress|bopæl|bosted|adresa|lakcím|osoite|location|current location|based in|lives in|city|ort|stadt|ville|lieu|ciudad|localidad|cidade|città|residenza|residence|residencia|woonplaats|plaats|bostadsort|miejscowość|miasto|miejsce zamieszkania|адрес|адреса|город|місто|διεύθυνση|πόλη|地址|住所|주소`;
const PAGE = `website|web ?site|web|site|homepage|home page|webseite|internet|url|portfolio|blog|linked ?in|git ?hub|profile|sitio web|página web|site web|site internet|sito(?: web)?|strona(?: www)?|www|сайт|ιστοσελίδα`;
const KIND = `mobile|cell|private|personal|work|home|business|contact|privat|geschäftlich|personnel|personal`;
/** "Adresse e-mail", "Número de teléfono". */
const OF = `(?:adresse?|adress|adresa|dirección|endereço|indirizzo|num[eé]ro|número|numer|nr|номер|адрес)\\.?\\s+(?:(?:de|di|do|da)\\s+)?`;
const SUFFIX = `[ -]*(?:address|adresse|adress|cím|number|nummer|no|nr|num|id|#)`;
const BRACKET = `\\s*\\([\\p{L} .-]{1,20}\\)`;

const VALUE = `(?:${OF})?(?:(?:${KIND})[ -]+)?(?:${MAIL}|${PHONE}|${PAGE})(?:${SUFFIX})?`;
const MARKS = `\\.?\\s*[:：.]*`;
const BOUNDARY = '(?<![\\p{L}\\p{N}])';
/** What stands before a mail address, number or link, be it one letter. */
const BEFORE = new RegExp(
  `${BOUNDARY}(?:${VALUE}|contacts?|kontakt|contacto|contatto|[TEMPWFH])(?:${BRACKET})?${MARKS}\\s*$`,
  'iu',
);
const AFTER = new RegExp(`^\\s*\\((?:${KIND}|${PHONE}|${MAIL})\\)`, 'iu');

const PLACE_LABEL = new RegExp(
  `^(?:(?:${PLACE})${MARKS}\\s+|(?:${PLACE})\\s*[:：]\\s*|a\\s*[:.]\\s*|a\\s+(?=\\d))`,
  'iu',
);
const NAME = `name|full name|vorname und name|nom|nombre|nome|naam|namn|navn|имя|όνομα`;
const LABEL = new RegExp(
  `^(?:${NAME}|${VALUE}|${PLACE}|[mtepaw])(?:${BRACKET})?\\.?\\s*(?:[:：]|\\.(?=\\s|$))\\s*`,
  'iu',
);
const ONLY_LABEL = new RegExp(`^(?:${NAME}|${VALUE}|${PLACE}|[mtepaw])(?:${BRACKET})?${MARKS}$`, 'iu');

/** A text without the label before it. */
export const unlabeled = (text: string): string => text.replace(LABEL, '');

/** A text without a label that says it is a place, or nothing. */
export const labeledPlace = (text: string): string | undefined => {
  const place = text.replace(PLACE_LABEL, '');
  return place === text ? undefined : place;
};

/** Whether a text only says what stands beside or below it. */
export const isOnlyLabel = (text: string): boolean => ONLY_LABEL.test(text);

/** A line whose first cell only says what stands beside it, as in forms, without that cell. */
export function withoutLabel(line: Line): Line {
  const [label, ...others] = line.segments;
  const [first] = others;
  return label && first && isOnlyLabel(segmentText(label)) ? { ...line, segments: others, x: first.x } : line;
}

/** What parts pieces once a value is cut out between them. */
const CUT = ' | ';
/** No label is longer. */
const LONGEST_LABEL = 60;

/** A text with values cut out of it, together with their labels. */
export function withoutValues(text: string, values: readonly string[]): string {
  let left = text;
  for (const value of values) {
    const pieces = left.split(value);
    // Within a longer address or number it is another one.
    const isWhole = (at: number) => !/^[\p{L}\p{N}@]/u.test(pieces[at + 1] ?? '');
    left = pieces
      .map((piece, at) => {
        const before = at < pieces.length - 1 && isWhole(at) ? withoutLabelBehind(piece) : piece;
        const tail = at > 0 && isWhole(at - 1) ? before.replace(AFTER, '') : before;
        return at < pieces.length - 1 ? `${tail}${isWhole(at) ? CUT : value}` : tail;
      })
      .join('');
  }
  return left;
}

const withoutLabelBehind = (text: string): string =>
  `${text.slice(0, -LONGEST_LABEL)}${text.slice(-LONGEST_LABEL).replace(BEFORE, '')}`;
