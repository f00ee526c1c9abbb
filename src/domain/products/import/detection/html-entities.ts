/** Names of the characters from U+00A0 to U+00FF, in this order (HTML 4). */
const LATIN_NAMES = `
nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg
plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest
Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute
Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc
Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute
ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide
oslash ugrave uacute ucirc uuml yacute thorn yuml
`
  .trim()
  .split(/\s+/);

/** Other characters of shop texts, and those of markup. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  Yuml: 'Ÿ',
  fnof: 'ƒ',
  circ: 'ˆ',
  tilde: '˜',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  zwnj: '\u200c',
  zwj: '\u200d',
  lrm: '\u200e',
  rlm: '\u200f',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  dagger: '†',
  Dagger: '‡',
  bull: '•',
  hellip: '…',
  permil: '‰',
  prime: '′',
  Prime: '″',
  lsaquo: '‹',
  rsaquo: '›',
  euro: '€',
  trade: '™',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  harr: '↔',
  minus: '−',
  infin: '∞',
  asymp: '≈',
  ne: '≠',
  le: '≤',
  ge: '≥',
  radic: '√',
};

const CHARACTERS = new Map([
  ...LATIN_NAMES.map((name, at) => [name, String.fromCharCode(0xa0 + at)] as const),
  ...Object.entries(OTHER_NAMES),
]);

const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,8});/gi;

/**
 * The text with HTML entities as characters (`&eacute;`, `&#8211;`). Unknown ones, and an ampersand
 * without a semicolon, stay as they are.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, entity: string) => characterOf(entity) ?? whole);
}

/** Whether a text ends in an entity that lacks its semicolon. */
export function endsWithinEntity(text: string): boolean {
  const found = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,8})$/i.exec(text);
  return found !== null && characterOf(found[1] ?? '') !== null;
}

function characterOf(entity: string): string | null {
  if (!entity.startsWith('#')) return CHARACTERS.get(entity) ?? null;
  const isHexadecimal = entity[1] === 'x' || entity[1] === 'X';
  const code = isHexadecimal ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return isText(code) ? String.fromCodePoint(code) : null;
}

/** No control characters, and no halves of a pair. */
function isText(code: number): boolean {
  const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0);
  return !isControl && (code < 0xd800 || code > 0xdfff) && code <= 0x10ffff;
}
