import { describe, expect, it } from 'vitest';
import type { ImportOptions } from '../import-format';
import { draftsOf, interpretTable, remarksOf, type Table } from '../testing/interpret-table';

const NOW = new Date('2026-11-25T10:00:00Z');

describe('Prices of a file', () => {
  it('One answer is used for all amounts and quantities that leave the mark open', () => {
    const table: Table = [
      ['code', 'name_fr', 'price', 'compare_at_price', 'cost', 'quantity'],
      ['A', 'Tapis', '1.299', '1.499', '800', '3'],
      ['B', 'Soie', '12.500', '15.000', '9.000', '1.000'],
    ];
    const read = (decimalMark: ImportOptions['decimalMark']) =>
      draftsOf(interpretTable(table, { options: { decimalMark } })).map((draft) => [
        draft.price,
        draft.compareAtPrice,
        draft.cost,
        draft.quantity,
      ]);
    expect(read('comma')).toEqual([
      [129_900, 149_900, 80_000, 3],
      [1_250_000, 1_500_000, 900_000, 1000],
    ]);
    expect(read('point')).toEqual([
      [130, 150, 80_000, 3],
      [1_250, 1_500, 900, 1],
    ]);
  });

  it('A column whose cells decide its mark is read by it, whatever the answer is', () => {
    const table: Table = [
      ['code', 'name_fr', 'price', 'cost'],
      ['A', 'Un', '1.250', '1.250'],
      ['B', 'Deux', '12,50', '12.50'],
    ];
    for (const decimalMark of ['point', 'comma'] as const) {
      const [draft] = draftsOf(interpretTable(table, { options: { decimalMark } }));
      expect([draft?.price, draft?.cost]).toEqual([125_000, 125]);
    }
  });

  it('Amounts with words, dashes and other currencies are told apart', () => {
    const groups = interpretTable([
      ['code', 'name_fr', 'price', 'compare_at_price', 'cost', 'quantity'],
      ['EUR', 'Euro', '12,50 €', '', '', '3'],
      ['USD', 'Dollar', '$12.50', '', '', '3'],
      ['TXT', 'Texte', 'à partir de 12,50', '', '', '3'],
      ['XOF', 'Fcfa', '15 000 Fcfa', '', '', '3'],
      ['NUL', 'Gratuit', 'Gratuit', '', '', '3'],
      ['TIR', 'Tiret', '12,-', '', '', '3'],
      ['TTC', 'Taxes', '12,50 TTC', '', '', '3'],
      ['HT', 'Hors taxes', '12,50 DH HT', '', '', '3'],
      ['MIX', 'Coût en euros', '120', '', '12 €', '3'],
      ['NEG', 'Moins', '5', '', '', '-1'],
      ['PCS', 'Unités', '5', '', '', '12 pcs'],
      ['INF', 'Illimité', '5', '', '', '∞'],
    ]);
    expect(
      draftsOf(groups).map(({ code, price, cost, quantity }) => [code, price, cost, quantity]),
    ).toEqual([
      ['NUL', null, null, 3],
      ['TIR', 1_200, null, 3],
      ['TTC', 1_250, null, 3],
      ['HT', 1_250, null, 3],
      ['MIX', 12_000, undefined, 3],
      ['NEG', 500, null, 0],
      ['PCS', 500, null, 12],
    ]);
    expect(remarksOf(groups)).toEqual([
      '2: other_currency(price)',
      '3: other_currency(price)',
      '4: invalid_price(price)',
      '5: other_currency(price)',
      '6: zero_price(price)',
      '9: price_excludes_vat(price)',
      '10: amount_in_other_currency(cost)',
      '11: negative_stock_is_zero(quantity)',
      '13: invalid_quantity(quantity)',
    ]);
  });
});

describe('Sales of a file on 25 November 2026', () => {
  const header =
    'ID,Type,SKU,Name,Regular price,Sale price,Date sale price starts,Date sale price ends,Stock';
  const sale = (at: number, from: string, to: string) =>
    `${at},simple,SD-${at},A,100,60,${from},${to},5`.split(',');
  const table: Table = [
    header.split(','),
    sale(1, '01/03/2024', '31/03/2024'),
    sale(2, '2024-03-01', '2024-03-31'),
    sale(3, '', '31-03-2024'),
    sale(4, '', '31/03/2024 23:59'),
    sale(5, '', '31.03.2024'),
    sale(6, '', '05/12/2026'),
    sale(7, '25/12/2026', '31/12/2026'),
    sale(8, '', '2026-12-31'),
    sale(9, '', '45382'),
    sale(10, '', ''),
    sale(11, '', 'fin d’année'),
  ];
  const read = (saleEnd: ImportOptions['saleEnd']) =>
    interpretTable(table, { options: { saleEnd }, now: NOW });

  it('Only running sales are taken, those with an end by choice', () => {
    const groups = read('sale');
    const prices = draftsOf(groups).map(({ price, compareAtPrice }) => [price, compareAtPrice]);
    const onSale = [6, 8, 10];
    expect(prices).toEqual(
      Array.from({ length: 11 }, (_, at) =>
        onSale.includes(at + 1) ? [6_000, 10_000] : [10_000, null],
      ),
    );
    expect(remarksOf(groups)).toEqual([
      ...[2, 3, 4, 5, 6].map((number) => `${number}: sale_not_running(Sale price)`),
      '7: sale_end_not_kept(Sale price)',
      '8: sale_not_running(Sale price)',
      '9: sale_end_not_kept(Sale price)',
      '10: sale_not_running(Sale price)',
      '12: invalid_sale_date(Sale price)',
    ]);
  });

  it.each(['regular', null] as const)(
    'A running sale with an end never becomes the price without the choice of it (%s)',
    (saleEnd) => {
      const groups = read(saleEnd);
      expect(draftsOf(groups).map(({ price }) => price)).toEqual(
        Array.from({ length: 11 }, (_, at) => (at === 9 ? 6_000 : 10_000)),
      );
      expect(remarksOf(groups)).toContain('7: sale_with_end_left_out(Sale price)');
    },
  );
});
