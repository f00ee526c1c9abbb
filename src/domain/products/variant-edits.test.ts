import { describe, expect, it } from 'vitest';
import { formatCell, formatClipboard, parseCell, parseClipboard } from './variant-cells';
import type { Choice } from './variant-combinations';
import {
  applyEdits,
  cellErrors,
  type EditedVariant,
  fillDown,
  lacksBarcode,
  pasteBlock,
  piecesOf,
  setForAll,
  setInRange,
} from './variant-edits';
import {
  clamped,
  gridOf,
  isWithin,
  nextDown,
  type Range,
  spotsOf,
  stepDown,
  stepInReading,
} from './variant-grid';
import { excludeCombination, matrixOf, type VariantMatrix, withAxis } from './variant-matrix';

describe('Reading a cell', () => {
  it.each([
    ['stockOnHand', ' 12 ', { stockOnHand: 12 }],
    ['stockOnHand', '١٢', { stockOnHand: 12 }],
    ['stockOnHand', '1 200', { stockOnHand: 1200 }],
    ['stockOnHand', '', { stockOnHand: 0 }],
    ['price', '289,50', { price: 28_950 }],
    ['price', '٢٨٩٫٥', { price: 28_950 }],
    ['price', '1 890,00 DHS', { price: 189_000 }],
    ['price', '', { price: null }],
    ['sku', ' BAB-38 ', { sku: 'BAB-38' }],
    ['barcode', '', { barcode: '' }],
  ] as const)('`parseCell` reads the field %s from %j', (field, text, change) => {
    expect(parseCell(field, text)).toEqual(change);
  });

  it.each([
    ['stockOnHand', '-1'],
    ['stockOnHand', '1,5'],
    ['stockOnHand', '1000001'],
    ['price', 'gratuit'],
    ['price', '-5'],
    ['price', '1000001'],
    ['sku', ' '],
    ['barcode', '6'.repeat(65)],
  ] as const)('`parseCell` for the field %s refuses %j', (field, text) => {
    expect(parseCell(field, text)).toBeNull();
  });
});

it('A cell is edited and copied as plain digits, with the decimal mark of the language', () => {
  const one = { ...variant('black 38'), price: 189_050, stockOnHand: 1200 };
  expect(formatCell('price', one, ',')).toBe('1890,50');
  expect(formatCell('price', one, '.')).toBe('1890.50');
  expect(formatCell('price', { ...one, price: null }, '.')).toBe('');
  expect(formatCell('stockOnHand', one, ',')).toBe('1200');
  expect(formatCell('sku', one, ',')).toBe('black 38');
});

describe('Clipboard block', () => {
  it.each([
    [
      '1\t2\n3\t4\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['1\r\n2\r\n', [['1'], ['2']]],
    ['1', [['1']]],
    [
      '1\t\n\t4',
      [
        ['1', ''],
        ['', '4'],
      ],
    ],
    ['"a\tb"\t"say ""hi"""\nc', [['a\tb', 'say "hi"'], ['c']]],
    ['"open\t2', [['"open', '2']]],
  ])('`parseClipboard` reads %j', (text, block) => {
    expect(parseClipboard(text)).toEqual(block);
  });

  it('`parseClipboard` reads back the block that `formatClipboard` wrote', () => {
    const block = [
      ['a\tb', 'c'],
      ['say "hi"', ''],
    ];
    expect(parseClipboard(formatClipboard(block))).toEqual(block);
  });
});

describe('Variant grid', () => {
  it('The grid has the first axis in rows, the second in columns and a group for each value of the third', () => {
    const deep = withAxis(four(), { attributeId: 'material', valueIds: ['wool', 'linen'] }, made);
    const { lines, groupAxis } = gridOf(deep);
    expect(groupAxis?.attributeId).toBe('material');
    expect(lines.map(({ groupId, valueId }) => `${groupId} ${valueId}`)).toEqual([
      'wool black',
      'wool blue',
      'linen black',
      'linen blue',
    ]);
    expect(lines[3]?.cells[1]?.variant).toMatchObject({ sku: 'new' });
  });

  it('The grid has one column for a single axis, and no lines without an axis', () => {
    const { lines, columnAxis } = gridOf(matrixOf([variant('black'), variant('blue')]));
    expect([columnAxis, lines.map(({ cells }) => cells.length)]).toEqual([null, [1, 1]]);
    expect(gridOf(matrixOf<EditedVariant>([])).lines).toEqual([]);
  });

  it('The grid contains each variant’s index among all variants, and the stored values of one left out', () => {
    const [first] = gridOf(excludeCombination(four(), choices('black 38'))).lines;
    expect(first?.cells).toMatchObject([
      { variant: null, kept: { sku: 'black 38' }, at: -1 },
      { variant: { sku: 'black 39' }, kept: null, at: 0 },
    ]);
  });

  it('`stepInReading` moves in reading order, and positions stay within the grid', () => {
    const grid = gridOf(four());
    expect(stepInReading({ line: 0, column: 1 }, 1, grid)).toEqual({ line: 1, column: 0 });
    expect(stepInReading({ line: 1, column: 0 }, -1, grid)).toEqual({ line: 0, column: 1 });
    expect(stepInReading({ line: 1, column: 1 }, 1, grid)).toEqual({ line: 1, column: 1 });
    expect(clamped({ line: 9, column: -1 }, grid)).toEqual({ line: 1, column: 0 });
    expect(clamped({ line: 3, column: 3 }, { lines: [] })).toEqual({ line: 0, column: 0 });
  });

  it('`stepDown` moves down the columns and on to the next one, and stays at the ends', () => {
    const grid = gridOf(four());
    expect(stepDown({ line: 1, column: 0 }, 1, grid)).toEqual({ line: 0, column: 1 });
    expect(stepDown({ line: 0, column: 1 }, -1, grid)).toEqual({ line: 1, column: 0 });
    expect(stepDown({ line: 1, column: 1 }, 1, grid)).toEqual({ line: 1, column: 1 });
    expect(stepDown({ line: 0, column: 0 }, -1, grid)).toEqual({ line: 0, column: 0 });
  });

  it('`nextDown` finds the next cell without a barcode, from the start again, or none', () => {
    const [first, ...others] = four().variants;
    const coded = others.map((each) => ({ ...each, barcode: '611' }));
    const grid = gridOf(matrixOf(first ? [first, ...coded] : []));
    expect(nextDown({ line: 1, column: 1 }, grid, lacksBarcode)).toEqual({ line: 0, column: 0 });
    expect(nextDown({ line: 0, column: 0 }, grid, lacksBarcode)).toBeNull();
  });

  it('One barcode is never written into several variants, by pasting or by filling down', () => {
    const { edits } = pasteBlock(gridOf(four()), 'barcode', range([0, 0], [1, 1]), [['611']]);
    expect(edits).toHaveLength(1);
    expect(fillDown(gridOf(four()), 'barcode', range([0, 0]))).toEqual([]);
  });

  it('A range covers the same cells in whichever direction it was drawn', () => {
    const drawn = range([1, 1], [0, 1]);
    expect(spotsOf(drawn)).toEqual([[{ line: 0, column: 1 }], [{ line: 1, column: 1 }]]);
    expect(isWithin(drawn, { line: 0, column: 0 })).toBe(false);
    expect(isWithin(drawn, { line: 1, column: 1 })).toBe(true);
  });
});

describe('Writing into the grid', () => {
  it('Pasting a block drops cells beyond the grid’s end and counts unreadable texts', () => {
    const matrix = four();
    const { edits, refused } = pasteBlock(gridOf(matrix), 'stockOnHand', range([0, 1]), [
      ['٧', '8', '9'],
      ['x', '10'],
      ['11', '12'],
    ]);
    expect([stocksOf(applyEdits(matrix, edits, made)), refused]).toEqual([[1, 7, 1, 1], 1]);
  });

  it('Pasting one cell fills the whole range', () => {
    const matrix = four();
    const { edits } = pasteBlock(gridOf(matrix), 'price', range([0, 0], [1, 0]), [['49,90']]);
    expect(applyEdits(matrix, edits, made).variants.map(({ price }) => price)).toEqual([
      4_990, 100, 4_990, 100,
    ]);
  });

  it('Pasting a text restores a combination that was left out, and pasting an empty cell does not', () => {
    const matrix = excludeCombination(
      excludeCombination(four(), choices('black 38')),
      choices('blue 38'),
    );
    const { edits } = pasteBlock(gridOf(matrix), 'stockOnHand', range([0, 0]), [['5'], ['']]);
    const after = applyEdits(matrix, edits, made);
    expect(after.variants.map(({ sku }) => sku)).toEqual(['black 38', 'black 39', 'blue 39']);
    expect([stocksOf(after)[0], after.leftOut.size]).toEqual([5, 1]);
  });

  it('Filling down from one cell fills all lines below it, and filling a range stays within the range', () => {
    const matrix = applyEdits(
      four(),
      [{ choices: choices('black 38'), change: { stockOnHand: 9 } }],
      made,
    );
    const one = fillDown(gridOf(matrix), 'stockOnHand', range([0, 0]));
    expect(stocksOf(applyEdits(matrix, one, made))).toEqual([9, 1, 9, 1]);
    const both = fillDown(gridOf(matrix), 'stockOnHand', range([0, 0], [1, 1]));
    expect(stocksOf(applyEdits(matrix, both, made))).toEqual([9, 1, 9, 1]);
    expect(fillDown(gridOf(matrix), 'sku', range([0, 0]))).toEqual([]);
  });

  it('Filling down copies pictures like any other value', () => {
    const matrix = applyEdits(
      four(),
      [{ choices: choices('black 39'), change: { mediaIds: ['med_1'] } }],
      made,
    );
    expect(fillDown(gridOf(matrix), 'mediaIds', range([0, 1]))).toEqual([
      { choices: choices('blue 39'), change: { mediaIds: ['med_1'] } },
    ]);
  });

  it('Filling down skips combinations left out, and copies nothing when it starts at one', () => {
    const matrix = excludeCombination(four(), choices('blue 38'));
    expect(fillDown(gridOf(matrix), 'stockOnHand', range([0, 0]))).toEqual([]);
    expect(fillDown(gridOf(matrix), 'stockOnHand', range([1, 0]))).toEqual([]);
  });

  it('`setForAll` sets the chosen cells to one value and skips combinations left out', () => {
    const grid = gridOf(excludeCombination(four(), choices('blue 39')));
    const edits = setForAll(grid, ({ column }) => column === 1, 'stockOnHand', '4');
    expect(edits).toEqual([{ choices: choices('black 39'), change: { stockOnHand: 4 } }]);
    expect(setForAll(grid, () => true, 'stockOnHand', 'many')).toBeNull();
  });

  it('`piecesOf` adds up the pieces of a line', () => {
    const [line] = gridOf(excludeCombination(four(), choices('black 39'))).lines;
    expect(piecesOf(line?.cells ?? [])).toBe(1);
  });
});

it('`cellErrors` reports duplicate and empty SKUs, zero prices and stock below the reserved pieces', () => {
  const variants = [
    { ...variant('black 38'), sku: 'A' },
    { ...variant('black 39'), sku: 'A', price: 0 },
    { ...variant('blue 38'), sku: '' },
    { ...variant('blue 39'), stockOnHand: null },
  ];
  const errors = cellErrors(variants, (at) => (at === 3 ? 2 : 0));
  expect([...errors]).toEqual([
    [1, { sku: 'duplicate', price: 'price_zero' }],
    [2, { sku: 'required' }],
    [3, { stockOnHand: 'below_reserved' }],
  ]);
});

it('Taking a range off sale changes its variants, and combinations left out stay left out', () => {
  const matrix = excludeCombination(four(), choices('black 39'));
  const range = { anchor: { line: 0, column: 0 }, active: { line: 0, column: 1 } };
  const edits = setInRange(gridOf(matrix), range, { status: 'inactive' });
  const { variants } = applyEdits(matrix, edits, made);
  expect(variants.map(({ sku, status }) => [sku, status])).toEqual([
    ['black 38', 'inactive'],
    ['blue 38', 'active'],
    ['blue 39', 'active'],
  ]);
});

describe('Stock policies in the grid', () => {
  const uncounted = (matrix: ReturnType<typeof four>) => ({
    ...matrix,
    variants: matrix.variants.map((each) =>
      each.sku === 'black 39' ? { ...each, stockPolicy: 'not_counted' as const } : each,
    ),
  });

  it('A number of pieces begins the count of a variant that is not counted', () => {
    const grid = gridOf(uncounted(four()));
    const line = { anchor: { line: 0, column: 0 }, active: { line: 0, column: 1 } };
    const { edits } = pasteBlock(grid, 'stockOnHand', line, [['7', '8']]);
    expect(edits.map(({ change }) => change)).toEqual([
      { stockOnHand: 7 },
      { stockOnHand: 8, stockPolicy: 'counted' },
    ]);
    const emptied = pasteBlock(grid, 'stockOnHand', line, [['', '']]).edits;
    expect(emptied.map(({ change }) => change)).toEqual([{ stockOnHand: 0 }, { stockOnHand: 0 }]);
  });

  it('A stock filled down takes its policy along', () => {
    const grid = gridOf(uncounted(four()));
    const below = { anchor: { line: 0, column: 1 }, active: { line: 0, column: 1 } };
    expect(fillDown(grid, 'stockOnHand', below)).toMatchObject([
      { choices: choices('blue 39'), change: { stockPolicy: 'not_counted' } },
    ]);
  });

  it('Pieces that are not counted are no part of a sum, and reserve nothing', () => {
    const matrix = uncounted(four());
    const [line] = gridOf(matrix).lines;
    expect(piecesOf(line?.cells ?? [])).toBe(1);
    const wrong = cellErrors(matrix.variants, () => 1_000);
    expect([...wrong.keys()].map((at) => matrix.variants[at]?.sku)).toEqual([
      'black 38',
      'blue 38',
      'blue 39',
    ]);
  });
});

const AXES = ['color', 'size'];

function choices(name: string): Choice[] {
  return name.split(' ').map((valueId, at) => ({ attributeId: AXES[at] ?? '', valueId }));
}

function variant(name: string): EditedVariant {
  return {
    optionValues: choices(name),
    sku: name,
    barcode: '',
    price: 100,
    stockOnHand: 1,
    mediaIds: [],
    stockPolicy: 'counted',
    status: 'active',
  };
}

function made(optionValues: readonly Choice[]): EditedVariant {
  return {
    optionValues,
    sku: 'new',
    barcode: '',
    price: null,
    stockOnHand: 0,
    mediaIds: [],
    stockPolicy: 'counted',
    status: 'active',
  };
}

function four() {
  return matrixOf([
    variant('black 38'),
    variant('black 39'),
    variant('blue 38'),
    variant('blue 39'),
  ]);
}

function stocksOf({ variants }: VariantMatrix<EditedVariant>) {
  return variants.map(({ stockOnHand }) => stockOnHand);
}

function range(
  [line = 0, column = 0]: readonly number[],
  to: readonly number[] = [line, column],
): Range {
  return {
    anchor: { line, column },
    active: { line: to[0] ?? 0, column: to[1] ?? 0 },
  };
}
