import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FileFindings, NO_FINDINGS } from './detection/file-findings';
import type { ImportOptions } from './import-format';
import { importQuestions, resettledOptions, settledOptions } from './import-questions';
import { missingOptions } from './import-readiness';
import { createRowIndexer } from './interpreter/row-index';
import { recogniseFormat } from './recognise-format';
import type { Table } from './testing/interpret-table';

const NOW = new Date('2026-11-25T10:00:00Z');
const FROM = 'Date sale price starts';
const TO = 'Date sale price ends';
const UNKNOWN: ImportOptions = {
  textLanguage: 'fr',
  currency: 'MAD',
  exchangeRate: 1,
  decimalMark: null,
  dateOrder: null,
  vatRate: null,
  saleEnd: null,
};

describe('Decimal mark of a file', () => {
  it.each([
    ['a comma with decimals', ['1.299', '12,50'], 'comma'],
    ['a point with decimals', ['1.299', '12.50'], 'point'],
    ['groups of thousands', ['1.299', '1.299.000'], 'comma'],
    ['both marks in a cell', ['1,299', '1,299.50'], 'point'],
    ['dashes for no centimes', ['1.299', '1.500,-'], 'comma'],
    ['a number in another currency', ['1.299', '12,50 €'], 'comma'],
  ])('The decimal mark is decided by %s', (_, prices, mark) => {
    const { options, questions } = readingOf(withPrices(prices));
    expect([options.decimalMark, questions]).toEqual([mark, []]);
  });

  it.each([
    ['groups of three digits everywhere', ['1.299', '12.500', '250']],
    ['one open cell', ['1.899']],
    ['one open cell with a comma', ['1,899']],
    ['cells that contradict each other', ['1.299', '12,50', '12.50']],
    ['numbers with an Arabic decimal mark', ['1.299', '١٢٫٥٠']],
    ['numbers grouped by blanks', ['1.299', '12 500']],
  ])('The decimal mark is asked with %s', (_, prices) => {
    const { options, questions } = readingOf(withPrices(prices));
    expect(options.decimalMark).toBeNull();
    expect(questions.map(({ option }) => option)).toEqual(['decimalMark']);
  });

  it('The decimal mark is not asked if no cell depends on it', () => {
    for (const prices of [
      ['250', '12 500'],
      ['12,50', '12.50'],
      ['', 'x'],
    ]) {
      expect(readingOf(withPrices(prices)).questions).toEqual([]);
    }
  });

  it('A column with its own decimals is not asked about, whatever the other columns have', () => {
    const { questions, findings } = readingOf([
      ['code', 'name_fr', 'price', 'compare_at_price', 'cost'],
      ['A', 'Un', '1,250', '12,50', '1.250'],
      ['B', 'Deux', '250', '1,250', '12.50'],
    ]);
    expect(findings.marks).toEqual({ compare_at_price: 'comma', cost: 'point' });
    expect(questions).toEqual([
      {
        option: 'decimalMark',
        examples: [
          {
            row: 2,
            column: 'price',
            cell: '1,250',
            until: null,
            readings: [
              { choice: 'comma', value: '1.25' },
              { choice: 'point', value: '1250.00' },
            ],
          },
        ],
      },
    ]);
  });

  it('The amounts of a file decide the mark of its quantities, which never decide that of amounts', () => {
    const header = ['code', 'name_fr', 'price', 'quantity'];
    expect(readingOf([header, ['A', 'Un', '12,50', '1.000']])).toMatchObject({
      options: { decimalMark: 'comma' },
      questions: [],
    });
    expect(readingOf([header, ['A', 'Un', '1.299', '10.00']]).options.decimalMark).toBeNull();
    expect(readingOf([header, ['A', 'Un', '12', '10.00']]).options.decimalMark).toBe('point');
    expect(readingOf([header, ['A', 'Un', '12', '1.000']]).questions).toMatchObject([
      { examples: [{ readings: [{ value: '1000' }, { value: '1' }] }] },
    ]);
  });

  it('A question shows at most five different cells, amounts first', () => {
    const rows = Array.from({ length: 20 }, (_, at) => ['A', 'Un', `${at + 1}.500`, '1.000']);
    const { questions } = readingOf([['code', 'name_fr', 'price', 'quantity'], ...rows]);
    expect(questions[0]?.examples.map(({ row, cell }) => [row, cell])).toEqual(
      [1, 2, 3, 4, 5].map((at) => [at + 1, `${at}.500`]),
    );
  });

  it('A file whose prices have two decimals is never asked about, in any order of its rows', () => {
    const price = fc.integer({ min: 100, max: 99_999_999 });
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        (prices, isComma) => {
          const cells = prices.map((centimes) => {
            const [point, comma] = isComma ? [',', '.'] : ['.', ','];
            const whole = String(Math.floor(centimes / 100)).replace(/\B(?=(\d{3})+$)/g, comma);
            return `${whole}${point}${String(centimes % 100).padStart(2, '0')}`;
          });
          const { options } = readingOf(withPrices([...cells, '1.899', '1,899']));
          expect(options.decimalMark).toBe(isComma ? 'comma' : 'point');
        },
      ),
    );
  });
});

describe('Order of the dates of a file', () => {
  const header = ['ID', 'Type', 'SKU', 'Name', 'Regular price', 'Sale price', FROM, TO];
  const sale = (from: string, to: string, price = '60') => [
    '1',
    'simple',
    'S',
    'A',
    '100',
    price,
    from,
    to,
  ];

  it('The order of dates is decided by a number above 12 in any row', () => {
    expect(readingOf([header, sale('', '05/12/2026'), sale('', '31/03/2024', '')])).toMatchObject({
      options: { dateOrder: 'dayFirst' },
      findings: { openDates: [] },
    });
    expect(readingOf([header, sale('', '05/12/2026'), sale('', '12/31/2026')])).toMatchObject({
      options: { dateOrder: 'monthFirst' },
      findings: { openDates: [] },
    });
  });

  it('The order of dates is asked if it decides whether a sale is running', () => {
    const { options, questions } = readingOf([header, sale('', '05/12/2026')]);
    expect(options.dateOrder).toBeNull();
    expect(questions).toEqual([
      {
        option: 'dateOrder',
        examples: [
          {
            row: 2,
            column: TO,
            cell: '05/12/2026',
            until: null,
            readings: [
              { choice: 'dayFirst', value: '2026-12-05' },
              { choice: 'monthFirst', value: '2026-05-12' },
            ],
          },
        ],
      },
    ]);
  });

  it('The order of dates is not asked if both make the same sale', () => {
    for (const [from, to] of [
      ['', '05/03/2024'],
      ['01/02/2026', '2026-12-31'],
      ['01/02/2027', ''],
    ] as const) {
      expect(readingOf([header, sale(from, to)])).toMatchObject({
        options: { dateOrder: 'dayFirst' },
        findings: { openDates: [] },
      });
    }
    expect(readingOf([header, sale('', '05/12/2026', '')]).questions).toEqual([]);
  });

  it('The end of running sales is asked once, with both prices', () => {
    const { options, questions } = readingOf([
      header,
      sale('', '2024-03-31'),
      sale('', '2026-12-31'),
      sale('', ''),
      sale('2026-12-25', '2026-12-31'),
    ]);
    expect(options.saleEnd).toBeNull();
    expect(questions).toEqual([
      {
        option: 'saleEnd',
        examples: [
          {
            row: 3,
            column: TO,
            cell: '2026-12-31',
            until: '2026-12-31',
            readings: [
              { choice: 'sale', value: '60.00' },
              { choice: 'regular', value: '100.00' },
            ],
          },
        ],
      },
    ]);
  });

  it('The end of sales is asked after the order of dates that decides it', () => {
    const table: Table = [header, sale('', '05/12/2026')];
    const asked = (options: Partial<ImportOptions>) =>
      readingOf(table, options).questions.map(({ option }) => option);
    expect(asked({})).toEqual(['dateOrder']);
    expect(asked({ dateOrder: 'dayFirst' })).toEqual(['dateOrder', 'saleEnd']);
    expect(asked({ dateOrder: 'monthFirst' })).toEqual(['dateOrder']);
  });

  it('An open question is a missing option until it is answered', () => {
    const { findings } = readingOf([header, sale('', '05/12/2026')]);
    const { mapping } = recogniseFormat(header);
    const missing = (options: Partial<ImportOptions>) =>
      missingOptions({ mapping, isOwn: false, findings }, { ...UNKNOWN, ...options });
    expect(missing({})).toEqual(['dateOrder']);
    expect(missing({ dateOrder: 'dayFirst' })).toEqual(['saleEnd']);
    expect(missing({ dateOrder: 'dayFirst', saleEnd: 'regular' })).toEqual([]);
  });
});

describe('Answers of an earlier file', () => {
  it('An answer is kept if the file asks its question, and dropped if its cells decide', () => {
    const answered: ImportOptions = { ...UNKNOWN, decimalMark: 'comma', saleEnd: 'sale' };
    expect(readingOf(withPrices(['1.899']), answered).options).toMatchObject({
      decimalMark: 'comma',
      vatRate: null,
      saleEnd: null,
    });
    expect(readingOf(withPrices(['1.899', '12.50']), answered).options.decimalMark).toBe('point');
  });
});

function withPrices(prices: readonly string[]): Table {
  return [['code', 'name_fr', 'price'], ...prices.map((price, at) => [`P-${at}`, 'Bol', price])];
}

describe('Options after the cells were judged anew', () => {
  const asking: FileFindings = {
    ...NO_FINDINGS,
    openNumbers: [{ row: 2, column: 'price', cell: '1.899' }],
    openDates: [{ row: 2, column: 'from', cell: '01/03/2026' }],
  };
  const answers = { ...UNKNOWN, decimalMark: 'comma', dateOrder: 'monthFirst' } as const;

  it('Answers are kept while the file asks their questions', () => {
    expect(resettledOptions(answers, asking, asking)).toEqual(answers);
  });

  it('What the file decided before is no answer to a question that it asks now', () => {
    expect(resettledOptions(answers, NO_FINDINGS, asking)).toMatchObject({
      decimalMark: null,
      dateOrder: null,
    });
  });

  it('What the file decides now replaces an answer', () => {
    const deciding: FileFindings = {
      ...NO_FINDINGS,
      decimalMark: 'point',
      dateOrder: 'dayFirst',
    };
    expect(resettledOptions(answers, asking, deciding)).toMatchObject({
      decimalMark: 'point',
      dateOrder: 'dayFirst',
    });
  });
});

/** The findings, the settled options and the questions of a file. */
function readingOf([header, ...rows]: Table, given: Partial<ImportOptions> = {}) {
  const { mapping } = recogniseFormat(header);
  const indexer = createRowIndexer(mapping, UNKNOWN, NOW);
  rows.forEach((cells, at) => {
    indexer.add(cells, at + 2);
  });
  const findings: FileFindings = indexer.finish().findings;
  const options = settledOptions({ ...UNKNOWN, ...given }, findings);
  return { findings, options, questions: importQuestions(mapping, options, findings) };
}
