/**
 * How plausible a character is in a French, English or Arabic table, in points that are only
 * compared with one another. They follow the frequency of letters in both languages.
 */
type Kind = 'lower' | 'upper' | 'arabic' | 'vowelMark' | 'digit' | 'mark' | 'symbol' | 'other';

export interface Character {
  readonly code: number;
  readonly kind: Kind;
  readonly points: number;
}

/** Characters by their points; those of one line are about equally frequent. */
const POINTS: readonly (readonly [number, string])[] = [
  [4, 'éال'],
  [3.5, 'èàيم'],
  [3, 'êçونرتبة\u2019'],
  [2.5, 'âôîûÉعدسهفكقحأ€'],
  [2, 'ùœÈÀÇÊجصشخطز«»\u00a0°–—…'],
  [1.5, 'ëïÔÎÛÂÙŒضىذثغإء“”‘×'],
  [1, 'ÏËØظؤئآ،؛؟'],
  [0.5, 'üöäñíóáúæåÿ²³½¼¾•·™®©ºª'],
  [0, 'ÜÖÄÑÍÓÁÚÆÅßìòãõøÌÒÃÕ£§µ±÷¿¡\u200e\u200f'],
  [-1, 'ـپچژگڭڤ\u200c\u200d‚„†‡‰‹›'],
  [-2, '¤¨´¯¸¦¬¢¥\u00adˆ˜¹¶'],
];

const POINTS_BY_CHARACTER = new Map(
  POINTS.flatMap(([points, characters]) => [...characters].map((one) => [one, points] as const)),
);

/** Marks of writing that stand next to letters. */
const WRITING_MARKS = /[\u2019\u2018“”«»–—…\u00a0°•·™®©²³ºª€×،؛؟\u200c-\u200f]/;

/** No text has control characters, nor the sign for an unreadable one. */
const UNREADABLE = -8;

const known = new Map<number, Character>();

/** What is known of a character by its UTF-16 code. */
export function characterOf(code: number): Character {
  const found = known.get(code);
  if (found) return found;
  const text = String.fromCharCode(code);
  const kind = kindOf(text);
  const character = { code, kind, points: code < 0x80 ? 0 : pointsOf(code, text, kind) };
  known.set(code, character);
  return character;
}

/** Whether no text contains this character. */
export function isUnreadable(code: number): boolean {
  return code === 0xfffd || (code >= 0x80 && code < 0xa0);
}

function kindOf(text: string): Kind {
  if (/\p{Mn}/u.test(text)) return 'vowelMark';
  if (/\p{Script=Arabic}/u.test(text) && /\p{L}/u.test(text)) return 'arabic';
  if (/\p{Lu}/u.test(text)) return 'upper';
  // The ordinal signs º and ª are letters by Unicode.
  if (/\p{Ll}/u.test(text)) return 'lower';
  if (/\d/.test(text)) return 'digit';
  if (WRITING_MARKS.test(text)) return 'mark';
  return text < '\u0080' ? 'other' : 'symbol';
}

function pointsOf(code: number, text: string, kind: Kind): number {
  if (isUnreadable(code)) return UNREADABLE;
  const points = POINTS_BY_CHARACTER.get(text);
  if (points !== undefined) return points;
  if (code >= 0x2500 && code < 0x2600) return -4;
  if (kind === 'vowelMark') return 0;
  return kind === 'symbol' ? -3 : -1.5;
}

/** Points for the second of two characters and for their neighbourhood. */
export function plausibilityOf(first: Character, second: Character): number {
  return second.points + neighbourhood(first, second);
}

function neighbourhood({ kind: before, code }: Character, second: Character): number {
  const { kind: after } = second;
  if (before === 'arabic' || before === 'vowelMark') {
    if (after === 'arabic' || after === 'vowelMark') return isFinal(code) ? -5 : 1;
    return isLatin(after) ? -6 : WORD_EDGE + nextToSymbol(after);
  }
  if (after === 'vowelMark') return -5;
  if (ARABIC_PUNCTUATION.has(second.code)) return -2;
  if (after === 'arabic') return isLatin(before) ? -6 : WORD_EDGE + nextToSymbol(before);
  if (!isLatin(before) && !isLatin(after)) return 0;
  if (before === 'lower' && after === 'upper') return -4;
  // Words in capitals are rarer than words that begin with one.
  if (before === 'upper' && after === 'upper' && isAccented(second.code)) return -1;
  if (isLatin(before) && isLatin(after)) return spelling(code, second.code);
  if (before === 'digit' && isAccented(second.code)) return -2;
  if (isLatin(after) && NOT_BEFORE_LETTERS.has(code)) return -2;
  if (isLatin(before) && NOT_AFTER_LETTERS.has(second.code)) return -2;
  return nextToSymbol(isLatin(before) ? after : before);
}

function isLatin(kind: Kind): boolean {
  return kind === 'lower' || kind === 'upper';
}

function isAccented(code: number): boolean {
  return code >= 0x80;
}

function nextToSymbol(kind: Kind): number {
  return kind === 'symbol' ? -2 : 0;
}

/** Arabic letters rarely stand alone, unlike the signs at their bytes in other code pages. */
const WORD_EDGE = -0.75;

/** The Arabic letters ة and ى only end a word. */
function isFinal(code: number): boolean {
  return code === 0x0629 || code === 0x0649;
}

function codeSet(characters: string): ReadonlySet<number> {
  return new Set([...characters].map((one) => one.charCodeAt(0)));
}

/** Comma, semicolon and question mark, which follow an Arabic letter. */
const ARABIC_PUNCTUATION = codeSet('،؛؟');

/** Marks after which a blank or the end of a cell follows, and those before which one stands. */
const NOT_BEFORE_LETTERS = codeSet('…»”°€™®©²³');
const NOT_AFTER_LETTERS = codeSet('«“€');

const A_GRAVE = 0xe0;
const U_GRAVE = 0xf9;
const C_CEDILLA = 0xe7;

/** In French words à and ù are the last letter, and ç stands before a, o or u. */
function spelling(first: number, second: number): number {
  if (first === A_GRAVE) return -2;
  if (first === U_GRAVE) return -1;
  return first === C_CEDILLA && !/[aouâôû]/.test(String.fromCharCode(second)) ? -2 : 0;
}
