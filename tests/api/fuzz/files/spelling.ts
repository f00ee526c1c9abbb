import { oneOf, type Random } from '../../support/seeded-random';
import { canEncode, ENCODINGS, type FileEncoding } from './encode-text';

/** How a program or a person writes numbers. */
interface NumberHabit {
  readonly decimal: '.' | ',' | '٫';
  readonly group: string;
  readonly digits: 'latin' | 'arabic';
  /** Whether whole amounts have decimals too. */
  readonly hasDecimals: boolean;
  /** What stands behind an amount, with its blank. */
  readonly currency: string;
}

const DATE_HABITS = [
  'iso',
  'day/month',
  'day.month',
  'day-month time',
  'month/day',
  'excel',
  'french',
  'english',
  'iso time',
] as const;
type DateHabit = (typeof DATE_HABITS)[number];

/** One way to write a catalogue. */
export interface Spelling {
  readonly header: 'own' | 'template' | 'french' | 'woocommerce';
  readonly delimiter: ',' | ';' | '\t' | '|';
  readonly quotes: 'needed' | 'all' | 'blanks';
  readonly encoding: FileEncoding;
  readonly lineEnd: '\n' | '\r\n' | '\r';
  readonly numbers: NumberHabit;
  readonly dates: DateHabit;
  readonly titleLines: number;
  readonly hasTotals: boolean;
  readonly repeatsHeader: boolean;
  readonly hasHint: boolean;
}

const NUMBER_MARKS = [
  { decimal: '.', group: '' },
  { decimal: ',', group: '' },
  { decimal: ',', group: '\u00a0' },
  { decimal: ',', group: ' ' },
  { decimal: ',', group: '\u202f' },
  { decimal: ',', group: '.' },
  { decimal: '.', group: ',' },
  { decimal: '.', group: "'" },
  { decimal: '٫', group: '٬' },
] as const;
const CURRENCIES = ['', '', '', ' DH', ' MAD', ' DHS', ' درهم'];
const ARABIC_DIGITS = [...'٠١٢٣٤٥٦٧٨٩'];

export function generatedSpelling(random: Random): Spelling {
  const encoding = oneOf(random, ENCODINGS);
  const header = headerFor(encoding, random);
  const isHeadless = header === 'woocommerce';
  return {
    header,
    delimiter: oneOf(random, [',', ';', '\t', '|'] as const),
    quotes: oneOf(random, ['needed', 'needed', 'all', 'blanks'] as const),
    encoding,
    lineEnd: oneOf(random, ['\n', '\r\n', '\r\n', '\r'] as const),
    numbers: numberHabit(encoding, random),
    dates: oneOf(
      random,
      DATE_HABITS.filter((habit) => habit !== 'french' || canEncode('éû', encoding)),
    ),
    titleLines: !isHeadless && random() < 0.2 ? 1 + Math.floor(random() * 2) : 0,
    hasTotals: random() < 0.15,
    repeatsHeader: random() < 0.15,
    hasHint: random() < 0.05,
  };
}

function headerFor(encoding: FileEncoding, random: Random): Spelling['header'] {
  const header = oneOf(random, ['own', 'own', 'template', 'french', 'woocommerce'] as const);
  return canEncode(headingsText(header), encoding) ? header : 'own';
}

function numberHabit(encoding: FileEncoding, random: Random): NumberHabit {
  const marks = NUMBER_MARKS.filter(({ decimal, group }) => canEncode(decimal + group, encoding));
  const { decimal, group } = oneOf(random, marks);
  const isArabic = canEncode('٠٩', encoding) && (decimal === '٫' || random() < 0.05);
  return {
    decimal,
    group,
    digits: isArabic ? 'arabic' : 'latin',
    hasDecimals: random() < 0.7,
    currency: oneOf(
      random,
      CURRENCIES.filter((word) => canEncode(word, encoding)),
    ),
  };
}

const HEADINGS = {
  own: ['code', 'name_fr', 'name_ar', 'price', 'compare_at_price', 'cost', 'quantity', 'barcode'],
  template: [
    'Code (SKU)',
    'Nom (français)',
    'Nom (arabe)',
    'Prix (DHS)',
    'Prix barré (DHS)',
    'Prix de revient (DHS)',
    'Quantité',
    'Code-barres',
  ],
  french: [
    'Référence',
    'Nom',
    'Nom arabe',
    'Prix de vente',
    'Prix barré',
    "Prix d'achat",
    'Stock',
    'EAN',
  ],
  woocommerce: [
    'Type',
    'SKU',
    'Name',
    'Regular price',
    'Sale price',
    'Date sale price starts',
    'Date sale price ends',
    'Stock',
    'Cost of goods',
  ],
} as const satisfies Record<Spelling['header'], readonly string[]>;

export function headingsOf(header: Spelling['header']): readonly string[] {
  return HEADINGS[header];
}

function headingsText(header: Spelling['header']): string {
  return HEADINGS[header].join('');
}

/** Centimes as the habit writes them. */
export function writeAmount(centimes: number, habit: NumberHabit): string {
  const fraction = centimes % 100;
  const whole = grouped(Math.floor(centimes / 100), habit);
  const isShort = fraction === 0 && !habit.hasDecimals;
  const text = isShort ? whole : `${whole}${habit.decimal}${String(fraction).padStart(2, '0')}`;
  return withDigits(text, habit) + habit.currency;
}

/** Pieces as the habit writes them: grouped, never with decimals. */
export function writePieces(pieces: number, habit: NumberHabit): string {
  return withDigits(grouped(pieces, habit), habit);
}

function grouped(whole: number, { group }: NumberHabit): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, group);
}

function withDigits(text: string, { digits }: NumberHabit): string {
  if (digits === 'latin') return text;
  return text.replace(/\d/g, (digit) => ARABIC_DIGITS[Number(digit)] ?? digit);
}

const FRENCH_MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A day (2026-11-25) as the habit writes it. */
export function writeDay(day: string, habit: DateHabit): string {
  const [year = '', month = '', date = ''] = day.split('-');
  switch (habit) {
    case 'iso':
      return day;
    case 'iso time':
      return `${day} 00:00:00`;
    case 'day/month':
      return `${date}/${month}/${year}`;
    case 'day.month':
      return `${date}.${month}.${year}`;
    case 'day-month time':
      return `${date}-${month}-${year} 00:00`;
    case 'month/day':
      return `${month}/${date}/${year}`;
    case 'excel':
      return String(Math.round((Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000));
    case 'french':
      return `${Number(date)} ${FRENCH_MONTHS[Number(month) - 1]} ${year}`;
    case 'english':
      return `${ENGLISH_MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
  }
}
