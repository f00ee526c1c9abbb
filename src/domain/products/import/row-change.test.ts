import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldChange, inReadingOrder } from './row-change';

describe('Changes of a row', () => {
  test('Price, stock and names come first, the other fields in their order', () => {
    const changes = (
      ['brand', 'nameEn', 'quantity', 'cost', 'nameFr', 'image', 'price'] as const
    ).map((field) => fieldChange(field, null, 'x'));
    expect(inReadingOrder(changes).map(({ field }) => field)).toEqual([
      'price',
      'cost',
      'quantity',
      'nameFr',
      'nameEn',
      'brand',
      'image',
    ]);
  });

  test('Of two changes of one field the first is kept', () => {
    const [one, other] = [fieldChange('cost', 1, 2), fieldChange('cost', 3, 4)];
    expect(inReadingOrder([one, other])).toEqual([one]);
  });

  test('Numbers, nothing and short texts are kept as they are', () => {
    expect(fieldChange('price', 189_000, null)).toEqual({
      field: 'price',
      from: 189_000,
      to: null,
    });
    expect(fieldChange('nameFr', 'Bol', 'Grand bol')).toMatchObject({ from: 'Bol' });
  });

  test('Long texts are cut to the part where they first differ', () => {
    const [lead, tail] = ['a'.repeat(300), 'z'.repeat(300)];
    const { from, to } = fieldChange('contentFr', `${lead}NOIR${tail}`, `${lead}BLANC${tail}`);
    expect(String(from)).toMatch(/^…a{59}NOIRz{135}…$/);
    expect(String(to)).toMatch(/^…a{59}BLANCz{134}…$/);
  });

  test('A long text that is new or emptied is cut at its end', () => {
    const { from, to } = fieldChange('contentFr', null, 'b'.repeat(300));
    expect([from, to]).toEqual([null, `${'b'.repeat(199)}…`]);
  });

  test('No side is longer than 200 characters or contains half a character, and both still differ', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 0, maxLength: 400 });
    fc.assert(
      fc.property(text, text, text, (same, one, other) => {
        fc.pre(one[0] !== other[0]);
        const { from, to } = fieldChange('nameFr', same + one, same + other);
        for (const shown of [String(from), String(to)]) {
          expect(shown.length).toBeLessThanOrEqual(200);
          expect(shown).not.toMatch(/\p{Surrogate}/u);
        }
        expect(from).not.toBe(to);
      }),
    );
  });
});
