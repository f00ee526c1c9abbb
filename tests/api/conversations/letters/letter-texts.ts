/** Paragraphs of lines that clients write. */
export type Paragraphs = readonly (readonly string[])[];

export const TEXTS: readonly Paragraphs[] = [
  [['Bonjour,', 'Le tapis a une tache près du bord.'], ['À bientôt']],
  [['Le cœur du problème : 45 € de frais.'], ['Merci d’avance !', 'Noël approche…']],
  [['السلام عليكم،', 'هل الزربية متوفرة باللون الأزرق؟'], ['شكرا جزيلا']],
  [['Hello,', 'Is the blue rug (200 x 300) still available?'], ['Thanks']],
  [['Здравствуйте, ковёр ещё есть?']],
  [['سلام، la théière est cassée.', 'Commande 1042 مرفقة']],
  [['Une seule ligne = 100 % de coton ; prix < 50 DHS & plus.']],
  [[`Très long : ${'mot '.repeat(600).trim()}.`]],
  // A Mac writes an accent as a character of its own.
  [['La the\u0301ie\u0300re est arrive\u0301e.']],
  [
    ['.', '..Deux points au début', 'From here on'],
    ['-- ', 'Sara'],
  ],
];

/** How a mail program quotes the letter that it answers. */
export interface Quotation {
  readonly head: readonly string[];
  readonly lines: readonly string[];
  /** Before each quoted line. */
  readonly mark: '> ' | '';
}

const FRENCH = ['Bonjour Sara,', 'votre colis part demain.'];
const ARABIC = ['مرحبا سارة،', 'الطرد سيصل غدا.'];
const ENGLISH = ['Hi Sara,', '', 'Your parcel leaves tomorrow.'];

export const QUOTATIONS: Readonly<Record<string, Quotation | null>> = {
  'no quotation': null,
  'a French quotation': {
    head: ['Le jeu. 26 nov. 2026 à 10:12, Atelier Nejjarine <a@b.ma> a écrit :'],
    lines: FRENCH,
    mark: '> ',
  },
  'an English quotation with a broken head': {
    head: ['On Thu, Nov 26, 2026 at 10:12 AM Atelier Nejjarine', '<a@b.ma> wrote:', ''],
    lines: ENGLISH,
    mark: '> ',
  },
  'an Arabic quotation': {
    head: ['في الخميس 26 نونبر 2026 على الساعة 10:12، كتب المتجر <a@b.ma>:'],
    lines: ARABIC,
    mark: '> ',
  },
  'the Arabic quotation of Gmail': {
    head: [
      '\u202bفي الخميس، 26 نوفمبر 2026 في 10:12 ص تمت كتابة ما يلي بواسطة \u202aAtelier\u202c\u200f <\u202aa@b.ma\u202c\u200f>:\u202c',
    ],
    lines: ARABIC,
    mark: '> ',
  },
  'the French heads of Outlook': {
    head: [
      'De : Atelier Nejjarine <a@b.ma>',
      'Envoyé : jeudi 26 novembre 2026 10:12',
      'À : Sara Alami <sara@example.ma>',
      'Objet : Votre commande',
      '',
    ],
    lines: FRENCH,
    mark: '',
  },
  'the English heads of Outlook': {
    head: [
      'From: Atelier Nejjarine <a@b.ma> ',
      'Sent: Thursday, November 26, 2026 10:12 AM',
      'To: Sara Alami <sara@example.ma>',
      'Cc: Amine <amine@example.ma>',
      'Subject: Your order',
      '',
    ],
    lines: ENGLISH,
    mark: '',
  },
  'the Arabic heads of Outlook': {
    head: [
      'من: Atelier <a@b.ma>',
      'تاريخ الإرسال: 26 نونبر 2026',
      'إلى: سارة',
      'الموضوع: طلبك',
      '',
    ],
    lines: ARABIC,
    mark: '',
  },
  'the line of a telephone': {
    head: [
      '-------- Message original --------',
      'De : a@b.ma',
      'Date : 26/11/2026 10:12 (GMT+01:00)',
      '',
    ],
    lines: FRENCH,
    mark: '',
  },
  'quoted lines only': { head: [], lines: FRENCH, mark: '> ' },
  'quotations within one another': {
    head: ['Le 26/11/2026 à 10:12, Atelier a écrit :'],
    lines: ['Oui.', '> On Nov 25, 2026, at 09:00, Sara wrote:', '>> Bonjour ?', ...ENGLISH],
    mark: '> ',
  },
  'the head of Yahoo': {
    head: ['    Le jeudi 26 novembre 2026 à 10:12:33 UTC+1, Atelier <a@b.ma> a écrit :  ', ''],
    lines: ['Bonjour Sara,'],
    mark: '',
  },
};

/** The quotation as plain text. */
export function quotedText({ head, lines, mark }: Quotation): string {
  return [...head, ...lines.map((line) => `${mark}${line}`)].join('\n');
}

export function plainText(paragraphs: Paragraphs): string {
  return paragraphs.map((lines) => lines.join('\n')).join('\n\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function lined(lines: readonly string[]): string {
  return lines.map(escaped).join('<br>');
}

/** The text as mail programs write it in HTML, with styles and a picture that tells who reads it. */
export function htmlText(paragraphs: Paragraphs, quotation: Quotation | null): string {
  const words = paragraphs.map(
    (lines) => `<p class="MsoNormal" style="margin:0">${lined(lines)}</p>`,
  );
  const quote = quotation
    ? `<div class="gmail_quote"><div dir="ltr">${lined(quotation.head)}<br></div>${quoteOf(quotation)}</div>`
    : '';
  return `<html><head><style>p { color: red }</style></head><body>\n${words.join('\n')}\n${quote}<img src="https://suivi.example/o.gif" width="1" height="1"></body></html>`;
}

function quoteOf({ lines, mark }: Quotation): string {
  const quoted = `<p>${lined(lines)}</p>`;
  return mark === '' ? quoted : `<blockquote type="cite">${quoted}</blockquote>`;
}
