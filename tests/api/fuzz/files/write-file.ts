import { encodeText } from './encode-text';
import type { KnownProduct } from './known-catalogue';
import { headingsOf, type Spelling, writeAmount, writeDay, writePieces } from './spelling';

/** A file with what it means, and the cells whose marks decide how they are read. */
export interface WrittenFile {
  readonly bytes: Uint8Array;
  readonly text: string;
  /** Cells of amounts and of pieces, and of days, that are filled. */
  readonly amounts: readonly string[];
  readonly pieces: readonly string[];
  readonly days: readonly string[];
}

export function writeFile(products: readonly KnownProduct[], spelling: Spelling): WrittenFile {
  const header = headingsOf(spelling.header);
  const rows = products.map((product) => cellsOf(product, spelling));
  const middle = Math.ceil(rows.length / 2);
  const records = [
    ...titleLines(spelling, header.length),
    header,
    ...rows.slice(0, middle),
    ...(spelling.repeatsHeader ? [header] : []),
    ...rows.slice(middle),
    ...(spelling.hasTotals ? [totals(products, spelling)] : []),
  ];
  const lines = records.map((cells) => recordOf(cells, spelling));
  const hint = spelling.hasHint ? [`sep=${spelling.delimiter}`] : [];
  const text = [...hint, ...lines, ''].join(spelling.lineEnd);
  const columns = COLUMNS[spelling.header];
  const filled = (kind: string) =>
    rows.flatMap((cells) => cells.filter((cell, at) => columns[at] === kind && cell !== ''));
  return {
    bytes: encodeText(text, spelling.encoding),
    text,
    amounts: filled('amount'),
    pieces: filled('pieces'),
    days: filled('day'),
  };
}

const PLAIN_COLUMNS = ['', '', '', 'amount', 'amount', 'amount', 'pieces', ''];
/** What each column holds, as far as its cells can be read in two ways. */
const COLUMNS: Readonly<Record<Spelling['header'], readonly string[]>> = {
  own: PLAIN_COLUMNS,
  template: PLAIN_COLUMNS,
  french: PLAIN_COLUMNS,
  woocommerce: ['', '', '', 'amount', 'amount', 'day', 'day', 'pieces', 'amount'],
};

function cellsOf(product: KnownProduct, { header, numbers, dates }: Spelling): string[] {
  const amount = (centimes: number | null | undefined) =>
    centimes === null || centimes === undefined ? '' : writeAmount(centimes, numbers);
  const { code, nameFr, nameAr, sale } = product;
  const quantity = writePieces(product.quantity, numbers);
  if (header === 'woocommerce') {
    const day = (end: 'from' | 'to') => (sale ? writeDay(sale[end], dates) : '');
    const prices = [amount(product.price), amount(sale?.price), day('from'), day('to')];
    return ['simple', code, nameFr ?? nameAr ?? '', ...prices, quantity, amount(product.cost)];
  }
  const prices = [amount(product.price), amount(product.compareAtPrice), amount(product.cost)];
  return [code, nameFr ?? '', nameAr ?? '', ...prices, quantity, product.barcode ?? ''];
}

function titleLines({ titleLines: count }: Spelling, width: number): string[][] {
  const blank = Array.from({ length: width - 1 }, () => '');
  return Array.from({ length: count }, (_, at) =>
    at === 0 ? ['Liste des articles au 25/11/2026', ...blank] : ['', ...blank],
  );
}

function totals(products: readonly KnownProduct[], { header, numbers }: Spelling): string[] {
  const sum = (pick: (product: KnownProduct) => number | null) =>
    products.reduce((total, product) => total + (pick(product) ?? 0), 0);
  const price = writeAmount(
    sum((product) => product.price),
    numbers,
  );
  const quantity = writePieces(
    sum((product) => product.quantity),
    numbers,
  );
  return header === 'woocommerce'
    ? ['', 'Total', '', price, '', '', '', quantity, '']
    : ['Total', '', '', price, '', '', quantity, ''];
}

function recordOf(cells: readonly string[], { delimiter, quotes }: Spelling): string {
  const written = cells.map((cell, at) => {
    const mustQuote = cell.includes(delimiter) || /["\r\n]/.test(cell);
    const isQuoted = quotes === 'all' || mustQuote;
    const text = isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell;
    return quotes === 'blanks' && at > 0 ? ` ${text}` : text;
  });
  return written.join(delimiter);
}
