import { isEmailAddress } from './email-address';

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

const SCHEME = /[a-z][a-z0-9+-]*:\/\/|\b(?:https?|mailto|tel|javascript|data):/;
const WWW = /(?:^|[^\p{L}\p{N}])www\d{0,3}\./u;
const IP_ADDRESS = /(?:^|\D)\d{1,3}(?:\.\d{1,3}){3}(?:\D|$)/;

/** A single letter with its marks, or a figure: "M.A.Alaoui", "S.A.R.L". */
const INITIAL = /^(?:\p{L}\p{M}*|\d{1,2})$/u;

/** Titles and short forms that are written with a dot before a name. */
const SHORT_FORMS = new Set(
  'dr pr prof mr mrs ms mme mlle mle me my mly md med mohd moh abd hj hadj st ste sté ets cie co inc ltd sarl sa mt bd av no vol jr sr'.split(
    ' ',
  ),
);

/**
 * Top-level domains that people know as such, and those reserved by RFC 2606 and RFC 6761. Only
 * after an initial or a short form does the name of the domain matter: "t.co", "dr.com".
 */
const KNOWN_DOMAINS = new Set(
  [
    'com net org info biz name pro xyz top shop store online site website space club live life',
    'app dev page link click icu vip fun win bid loan tech cloud digital agency media news blog',
    'email chat zone services solutions group company center market trade bank finance credit',
    'money cash casino poker bet games sex porn cam date review download stream guru cool buzz',
    'mobi tel travel jobs edu gov mil int africa example test invalid localhost local onion',
    'ma fr dz tn eg ly mr sn ci es pt it be ch nl lu uk eu us ca ru ua cn br tr ae qa kw bh om jo',
    'lb iq ir ye ps pl cz ro gr se dk fi ie io ai co me tv cc ws to gg gl gd vc tk ml ga cf gq pw',
    'su id sg ph vn th kr jp hk tw au nz za ng ke gh in',
    'المغرب السعودية امارات مصر قطر تونس الجزائر الاردن فلسطين عمان سورية موريتانيا سودان عراق',
    'موقع شبكة بازار عرب كوم рф 中国',
  ].flatMap((line) => line.split(' ')),
);

/** The text as a mail program reads it: common letters, no hidden signs, one kind of dot. */
function asRead(text: string): string {
  return text
    .replace(DOTS, '.')
    .normalize('NFKC')
    .replace(NOT_SHOWN, '')
    .replace(DOTS, '.')
    .replace(/\s+\.\s*/g, '.')
    .toLowerCase();
}

function isKnownDomain(label: string): boolean {
  return KNOWN_DOMAINS.has(label) || label.startsWith('xn--');
}

/** Whether two words around a dot are a domain rather than "Dr.Hassan" or "M.Alaoui". */
function isDomain(first: string, second: string): boolean {
  if (!LAST_LABEL.test(second)) return false;
  return isKnownDomain(second) || !(INITIAL.test(first) || SHORT_FORMS.has(first));
}

/** The words of each domain-like text, and whether a path follows. */
function domainLikes(read: string) {
  // A name that begins with a dot continues the word before it.
  return [...read.replace(/^\./, 'x.').matchAll(DOMAIN)].map(({ 0: text, index, input }) => ({
    labels: text.split('.'),
    hasPath: /^[/:]\S/.test(input.slice(index + text.length)),
  }));
}

function hasScheme(read: string): boolean {
  return SCHEME.test(read) || WWW.test(read) || IP_ADDRESS.test(read);
}

/**
 * Whether a mail program would make a link of a part of the name. A dot between two words is one,
 * whichever words they are: new domains appear, and "Atelier. Fès" reads as well. After an initial
 * or a title it is one only before a known domain.
 */
export function containsLink(name: string): boolean {
  const read = asRead(name);
  return (
    hasScheme(read) ||
    domainLikes(read).some(({ labels, hasPath }) =>
      labels
        .slice(1)
        .some(
          (label, index) =>
            isDomain(labels[index] ?? '', label) ||
            (hasPath && index === labels.length - 2 && LAST_LABEL.test(label)),
        ),
    )
  );
}

/** The error of a name that mails contain; undefined for an acceptable one. */
export function mailedNameError(name: string): 'contains_link' | 'hidden_characters' | undefined {
  if (DIRECTION_CHANGES.test(name)) return 'hidden_characters';
  return containsLink(name) ? 'contains_link' : undefined;
}

/**
 * The error of a user name that mails contain. Dots between words are usual in user names, so only a
 * known domain makes a link of them; an e-mail address is allowed.
 */
export function mailedUserNameError(userName: string): 'contains_link' | undefined {
  const read = asRead(userName);
  if (isEmailAddress(userName)) return undefined;
  const isLink =
    hasScheme(read) ||
    domainLikes(read).some(({ labels }) => labels.slice(1).some(isKnownDomain));
  return isLink ? 'contains_link' : undefined;
}

/** A name on one line: line breaks and control characters become one blank. */
export function nameOnOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
