import { describe, expect, it } from 'vitest';
import { createTableRows, isTotals } from './table-rows';

describe('Rows below a header', () => {
  it('A header that the file repeats is marked', () => {
    expect(kindsOf(['A;Un;1', 'code;nom;prix', 'B;Deux;2', 'code ; nom;prix;;'])).toEqual([
      [2, null],
      [3, 'repeated_header'],
      [4, null],
      [5, 'repeated_header'],
    ]);
  });

  it('Totals are marked in the last rows only, even if blank rows follow', () => {
    expect(
      kindsOf(['A;Un;1', 'Total;;1', 'B;Deux;2', 'Sous-total;;2', 'Total TTC;;3', ';;']),
    ).toEqual([
      [2, null],
      [3, null],
      [4, null],
      [7, null],
      [5, 'totals_row'],
      [6, 'totals_row'],
    ]);
  });

  it.each([
    ['Total;;;12', true],
    [';TOTAL GÉNÉRAL :;1 299,00 DH;12', true],
    ['Totaux;3;4', true],
    ['Somme;12', true],
    ['المجموع;;١٢', true],
    ['الإجمالي الكلي;120', true],
    ['Total (12 articles);;120,50', true],
    ['T-1;Total;120', false],
    ['Total;Robe longue;120', false],
    ['Total look;;120', false],
    ['Total;;', false],
    ['Tasse;25;4', false],
  ])('Whether `%s` is a row of totals: %s', (line, expected) => {
    expect(isTotals(line.split(';'))).toBe(expected);
  });

  it('Entities that a semicolon separates are put together, if the row is too long', () => {
    const rows = createTableRows(['code', 'nom', 'prix'], ';');
    const pushed = ['A;Savon &amp; gant &#8211; noir;1', 'B;Savon &amp;2'].flatMap((line, at) =>
      rows.push({ number: at + 2, cells: line.split(';') }),
    );
    expect(pushed.map(({ cells }) => cells)).toEqual([
      ['A', 'Savon &amp; gant &#8211; noir', '1'],
      ['B', 'Savon &amp', '2'],
    ]);
  });
});

function kindsOf(lines: readonly string[]) {
  const rows = createTableRows(['code', 'nom', 'prix'], ';');
  const pushed = lines.flatMap((line, at) => rows.push({ number: at + 2, cells: line.split(';') }));
  return [...pushed, ...rows.finish()].map(({ number, extra }) => [number, extra]);
}
