import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount, readMeasure, readWholeNumber } from '../../../format/typed-number';
import { parseCell } from '../../variant-cells';
import { readAttribute } from '../attribute-reading';
import { draftsOf, interpretTable, remarksOf } from '../testing/interpret-table';
import { readPrice } from './price-cell';
import { readQuantity, readStock } from './quantity-cell';
import { readWeight } from './weight-cell';

/** Tab, line ends, the separators of ASCII and Unicode, and the delimiters of product files. */
const SEPARATORS = [
  ...'\t\n\r\v\f\u001c\u001d\u001e\u001f\u0085\u2028\u2029;|؛',
  '\r\n',
  '\t\t',
  ' \t ',
  '\u200e\t',
];
/** Blanks that group thousands, with and without a mark of direction. */
const BLANKS = [...' \u00a0\u202f\u2009\u2007\u2002\u205f\u3000', '\u200e\u202f'];

const anySeparator = fc.constantFrom(...SEPARATORS);
const anyDigits = fc.constantFrom('latin', 'arabic', 'persian');
const anyWhole = fc.integer({ min: 1, max: 999 }).map(String);
const anyGroup = fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, '0'));
const anyEnd = fc.constantFrom('', ',00', '.00', '٫00');

function inDigits(text: string, kind: string): string {
  const zero = { latin: 0x30, arabic: 0x0660, persian: 0x06f0 }[kind] ?? 0x30;
  return text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

test('The numbers of two cells are one number in no field, no cell and no file', () => {
  fc.assert(
    fc.property(
      anyWhole,
      anySeparator,
      anyGroup,
      anyEnd,
      anyDigits,
      (one, mark, other, end, digits) => {
        const text = inDigits(`${one}${mark}${other}${end}`, digits);
        const refused = { unreadable: text, problem: 'several_values' };
        const error = { error: 'several_values' };
        expect([readAmount(text), readWholeNumber(text), readMeasure(text)]).toEqual([
          refused,
          refused,
          refused,
        ]);
        expect([parseCell('price', text), parseCell('stockOnHand', text)]).toEqual([null, null]);
        for (const decimal of ['point', 'comma'] as const) {
          expect([
            readPrice(text, decimal),
            readPrice(`${text} DH TTC`, decimal),
            readQuantity(text, decimal),
            readStock(`${text} pcs`, decimal),
            readStock(`depot=${text}`, decimal),
            readWeight(`${text} g`, 'kg', decimal),
          ]).toEqual([error, error, error, error, error, error]);
        }
      },
    ),
  );
});

test('A blank between thousands, and a separator at the end of a number, change nothing', () => {
  const anyBlank = fc.constantFrom(...BLANKS);
  fc.assert(
    fc.property(
      anyWhole,
      anyBlank,
      anyGroup,
      anySeparator,
      anyDigits,
      (one, blank, other, mark, digits) => {
        const number = Number(`${one}${other}`);
        const text = inDigits(`${one}${blank}${other}`, digits);
        const pasted = /[;|؛]/.test(mark) ? text : `${text}${mark}`;
        expect([readAmount(pasted), readWholeNumber(pasted), readMeasure(pasted)]).toEqual([
          number * 100,
          number,
          number,
        ]);
        expect(readPrice(pasted, 'point')).toEqual({
          value: { tenThousandths: number * 10_000, currency: null, tax: null },
        });
        expect(readStock(pasted, 'point')).toEqual({ value: number });
      },
    ),
  );
});

test('A row is refused for each number cell with the numbers of two cells', () => {
  const header = ['code', 'name_fr', 'price', 'cost', 'compare_at_price', 'quantity', 'low_stock'];
  const groups = interpretTable([
    [...header, 'weight_grams'],
    ['TWO-1', 'Bol', '5\t120,00', '3\n100', '٥\t١٢٠', '5\t120', '1\u2028200', '1\u001f250'],
    ['ONE-1', 'Plat', '5\u202f120,00', '3 100', '', '5 120', '1\u00a0200', '1 250'],
  ]);
  expect(remarksOf(groups)).toEqual([
    `2: several_values(cost), several_values(low_stock), several_values(price), several_values(compare_at_price), several_values(quantity), several_values(weight_grams)`,
  ]);
  expect(draftsOf(groups)).toMatchObject([
    {
      code: 'ONE-1',
      price: 512_000,
      cost: 310_000,
      quantity: 5120,
      lowStock: 1200,
      weightGrams: 1250,
    },
  ]);
});

test('The numbers of two cells are no number of an attribute', () => {
  const [draft] = draftsOf(
    interpretTable([
      ['code', 'name_fr', 'attr:contenance'],
      ['ONE-1', 'Bol', '5\t120'],
    ]),
  );
  const [attribute] = draft?.attributes ?? [];
  const kind = { type: 'unit', unit: 'ml', valueIdOf: () => undefined } as const;
  expect(attribute && readAttribute(attribute, kind)).toEqual({
    warning: { code: 'invalid_attribute_value', value: '5\t120' },
  });
});
