/** Signs that browsers and mail programs read as the dot of a domain (UTS 46, 2.3), and look-alikes. */
const DOTS = /[\u3002\u06d4\ua4f8\u2024]/g;

/** Signs that are not shown, such as a zero-width space inside a word. */
const NOT_SHOWN = /\p{Default_Ignorable_Code_Point}/gu;

/** Signs that change the direction of the text around a name; marks beside a letter are allowed. */
const DIRECTION_CHANGES = /[\u202a-\u202e\u2066-\u2069]/;

const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*`;
const DOMAIN = new RegExp(String.raw`${LABEL}(?:\.${LABEL})+`, 'gu');

/** The last part of a domain: no name ends in figures. */
const LAST_LABEL = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/u;

const SCHEME = /[a-z][a-z0-9+-]*:\/\/|\b(?:https?|mailto|javascript):/;
const WWW = /(?:^|[^\p{L}\p{N}])www\d{0,3}\./u;
const IP_ADDRESS = /(?:^|\D)\d{1,3}(?:\.\d{1,3}){3}(?:\D|$)/;

/** A single letter with its marks, or a figure: "M.A.Alaoui", "S.A.R.L". */
const INITIAL = /^(?:\p{L}\p{M}*|\d{1,2})$/u;

/** Titles and short forms that are written with a dot before a name. */
const SHORT_FORMS = new Set(
  'dr pr prof mr mrs ms mme mlle me my mly md med moh abd hj st ste sté ets cie co inc ltd sarl'.split(
    ' ',
  ),
);

/**
 * The top-level domains with the shortest names below them. Only after an initial or a short form
 * does the name of the domain matter: "t.co", "dr.com".
 */
const SHORT_DOMAINS = new Set(
  'com net org info biz pro xyz me tv cc io ai co eu ma fr dz tn eg es it be ch uk us ca ru cn to ly tk ml ga cf gq pw su in المغرب السعودية امارات مصر موقع شبكة рф 中国'.split(
    ' ',
  ),
);

/** The text as a mail program reads it: common letters, no hidden signs, one kind of dot. */
export function asRead(text: string): string {
  return text
    .replace(DOTS, '.')
    .normalize('NFKC')
    .replace(NOT_SHOWN, '')
    .replace(DOTS, '.')
    .replace(/\s+\.\s*/g, '.')
    .toLowerCase();
}

/** Whether a word after a dot is a top-level domain, after whichever word. */
export function isShortDomain(label: string): boolean {
  return SHORT_DOMAINS.has(label) || label.startsWith('xn--');
}

/** Whether two words around a dot are a domain rather than "Dr.Hassan" or "M.Alaoui". */
function isDomain(first: string, second: string): boolean {
  if (!LAST_LABEL.test(second)) return false;
  return isShortDomain(second) || !(INITIAL.test(first) || SHORT_FORMS.has(first));
}

/** The words of each text that looks like a domain. */
export function domainLikes(read: string): string[][] {
  // A name that begins with a dot continues the word before it.
  return (read.replace(/^\./, 'x.').match(DOMAIN) ?? []).map((text) => text.split('.'));
}

/** Whether a text begins like a link or has a numeric address. */
export function hasScheme(read: string): boolean {
  return SCHEME.test(read) || WWW.test(read) || IP_ADDRESS.test(read);
}

/**
 * Whether a mail program would make a link of a part of the name. A dot between two words is one,
 * whichever words they are: new domains appear, and "Atelier. Fès" reads as well. After an initial
 * or a title it is one only before a known domain.
 */
function containsLink(name: string): boolean {
  const read = asRead(name);
  return (
    hasScheme(read) ||
    domainLikes(read).some((labels) =>
      labels.slice(1).some((label, index) => isDomain(labels[index] ?? '', label)),
    )
  );
}

/** The error of a name that mails contain; undefined for an acceptable one. */
export function mailedNameError(name: string): 'contains_link' | 'hidden_characters' | undefined {
  if (DIRECTION_CHANGES.test(name)) return 'hidden_characters';
  return containsLink(name) ? 'contains_link' : undefined;
}

/** A name on one line: line breaks and control characters become one blank. */
export function nameOnOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
