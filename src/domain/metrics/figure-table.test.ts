import { expect, test } from 'vitest';
import { figureTablesCsv } from './figure-table';

const columns = [
  { label: 'Mois', kind: 'text' },
  { label: 'Chiffre d’affaires', kind: 'amount' },
  { label: 'Ventes', kind: 'count' },
] as const;

test('The CSV file contains each shown table in turn, with amounts in dirhams', () => {
  const months = { title: 'Ventes par mois', period: '2026', columns };
  const file = figureTablesCsv([
    { ...months, rows: [['janvier', 1_234_050, 12] as const, ['février', null, 0] as const] },
    { ...months, title: 'Encore', rows: [] },
  ]);
  expect(file).toBe(
    [
      '\uFEFFVentes par mois,2026',
      'Mois,Chiffre d’affaires (DHS),Ventes',
      'janvier,12340.50,12',
      'février,,0',
      '',
      'Encore,2026',
      'Mois,Chiffre d’affaires (DHS),Ventes',
      '',
    ].join('\r\n'),
  );
});

test('A name that a spreadsheet would evaluate is escaped in the CSV file, and a loss stays a number', () => {
  const rows = [['=HYPERLINK("http://x")', -5_00, 1] as const];
  expect(figureTablesCsv([{ title: '-total', period: '', columns, rows }])).toContain(
    `'-total,\r\nMois,Chiffre d’affaires (DHS),Ventes\r\n"'=HYPERLINK(""http://x"")",-5.00,1`,
  );
});
