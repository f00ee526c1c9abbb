/** Modules of a side: a QR code of version 1 (ISO/IEC 18004). */
export const QR_SIZE = 21;

/** Characters of the alphanumeric mode, by their values. */
const VALUES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
/** Codewords of version 1 with error correction M. */
const DATA_CODEWORDS = 16;
const CORRECTION_CODEWORDS = 10;
/** The masks of ISO/IEC 18004, table 10; readers accept each. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >> (length - 1 - index)) & 1);
}

/** Mode, number of characters, pairs of characters, and zeros up to the last codeword. */
function dataCodewords(text: string): number[] {
  const bits = [...bitsOf(0b0010, 4), ...bitsOf(text.length, 9)];
  for (const pair of text.match(/..?/g) ?? []) {
    const [first = 0, second] = [...pair].map((character) => VALUES.indexOf(character));
    bits.push(...(second === undefined ? bitsOf(first, 6) : bitsOf(first * 45 + second, 11)));
  }
  const padded = [...bits, ...bitsOf(0, DATA_CODEWORDS * 8 - bits.length)];
  return Array.from({ length: DATA_CODEWORDS }, (_, index) =>
    Number.parseInt(padded.slice(index * 8, index * 8 + 8).join(''), 2),
  );
}

/** The product in the field of 256 elements with the polynomial 0x11d. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** The coefficients of the generator polynomial of Reed and Solomon, without the leading one. */
function generator(degree: number): number[] {
  let coefficients = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    coefficients = coefficients.map(
      (coefficient, index) => multiply(coefficient, root) ^ (coefficients[index + 1] ?? 0),
    );
    root = multiply(root, 2);
  }
  return coefficients;
}

function correctionCodewords(data: readonly number[]): number[] {
  const divisor = generator(CORRECTION_CODEWORDS);
  let rest = divisor.map(() => 0);
  for (const codeword of data) {
    const factor = codeword ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map(
      (value, index) => value ^ multiply(divisor[index] ?? 0, factor),
    );
  }
  return rest;
}

/** The fifteen bits that name error correction M (0) and the mask. */
function formatBits(mask: number): number[] {
  let rest = mask;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  return bitsOf(((mask << 10) | rest) ^ 0x5412, 15).reverse();
}

type Modules = (boolean | null)[][];

function drawFinder(modules: Modules, top: number, left: number): void {
  for (let row = -1; row <= 7; row += 1) {
    for (let column = -1; column <= 7; column += 1) {
      const line = modules[top + row];
      if (!line || line[left + column] === undefined) continue;
      const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
      line[left + column] = ring !== 2 && ring !== 4;
    }
  }
}

function drawFormat(modules: Modules, mask: number): void {
  const set = (row: number, column: number, bit: number | undefined) => {
    const line = modules[row];
    if (line) line[column] = bit === 1;
  };
  for (const [index, bit] of formatBits(mask).entries()) {
    if (index < 6) set(index, 8, bit);
    else if (index < 8) set(index + 1, 8, bit);
    else if (index === 8) set(8, 7, bit);
    else set(8, 14 - index, bit);
    if (index < 8) set(8, QR_SIZE - 1 - index, bit);
    else set(QR_SIZE - 15 + index, 8, bit);
  }
  set(QR_SIZE - 8, 8, 1);
}

function functionPatterns(mask: number): Modules {
  const modules: Modules = Array.from({ length: QR_SIZE }, (_, row) =>
    Array.from({ length: QR_SIZE }, (__, column) =>
      row === 6 || column === 6 ? (row + column) % 2 === 0 : null,
    ),
  );
  drawFinder(modules, 0, 0);
  drawFinder(modules, 0, QR_SIZE - 7);
  drawFinder(modules, QR_SIZE - 7, 0);
  drawFormat(modules, mask);
  return modules;
}

/** Fills the free modules in pairs of columns, from the right, upwards and downwards in turn. */
function drawCodewords(modules: Modules, codewords: readonly number[], mask: number): void {
  const bits = codewords.flatMap((codeword) => bitsOf(codeword, 8));
  let next = 0;
  for (let pair = 0; pair < 10; pair += 1) {
    // The column of the timing pattern is left out.
    const right = QR_SIZE - 1 - pair * 2 - (pair > 6 ? 1 : 0);
    for (let step = 0; step < QR_SIZE; step += 1) {
      const row = pair % 2 === 0 ? QR_SIZE - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = modules[row];
        if (!line || line[column] !== null) continue;
        line[column] = (bits[next] === 1) !== MASKS[mask]?.(row, column);
        next += 1;
      }
    }
  }
}

/**
 * The QR code of a ticket: its modules by rows, true for dark ones. Version 1 with error correction M
 * holds 20 letters and digits, which is the length of a ticket's code.
 * @param mask 0 to 7
 */
export function ticketQr(code: string, mask = 0): boolean[][] {
  const data = dataCodewords(code);
  const modules = functionPatterns(mask);
  drawCodewords(modules, [...data, ...correctionCodewords(data)], mask);
  return modules.map((row) => row.map((module) => module === true));
}

/** The QR code as a picture in SVG, with the blank margin of four modules that readers need. */
export function ticketQrSvg(code: string): string {
  const side = QR_SIZE + 8;
  const squares = ticketQr(code).flatMap((row, top) =>
    row.flatMap((isDark, left) => (isDark ? [`M${left + 4} ${top + 4}h1v1h-1z`] : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 8}" height="${side * 8}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${squares.join('')}"/></svg>`;
}
