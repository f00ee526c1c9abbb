import { describe, expect, it } from 'vitest';
import { csvRecord, escapeFormula } from '../../format/csv';
import { failingRowsCsv } from './failing-rows';
import { recogniseFormat } from './recognise-format';

describe('CSV file of failing rows', () => {
  it("The file of failing rows has the file's columns and the reasons, and can be imported again", () => {
    const header = ['code', 'name_fr', 'price'];
    const csv = [
      ...failingRowsCsv(header, [
        {
          cells: ['A-1', 'Un "grand"\nbol', '-4'],
          errors: [{ code: 'negative_price', column: 'price', value: '-4' }],
        },
        { cells: ['', '=cmd()'], errors: [{ code: 'missing_code', column: null, value: null }] },
      ]),
    ].join('');
    expect(csv).toBe(
      '\uFEFFcode,name_fr,price,errors\r\n' +
        'A-1,"Un ""grand""\nbol",-4,price: negative_price (-4)\r\n' +
        ",'=cmd(),,missing_code\r\n",
    );
    expect(recogniseFormat([...header, 'errors']).mapping.at(-1)).toEqual({
      column: 'errors',
      target: null,
    });
  });

  it('The file of failing rows replaces the reasons of an earlier import', () => {
    const csv = [...failingRowsCsv(['code', 'errors'], [{ cells: ['A', 'old'], errors: [] }])].join(
      '',
    );
    expect(csv).toBe('\uFEFFcode,errors\r\nA,\r\n');
  });
});

describe('Cell written for a spreadsheet', () => {
  it('A cell that a spreadsheet would evaluate is escaped', () => {
    expect(['=1+1', '+A1', '@SUM(A1)', '-cmd', '\tx'].map(escapeFormula)).toEqual([
      "'=1+1",
      "'+A1",
      "'@SUM(A1)",
      "'-cmd",
      "'\tx",
    ]);
    expect(['-5', '+212600000000', '12,5', 'a=b'].map(escapeFormula)).toEqual([
      '-5',
      '+212600000000',
      '12,5',
      'a=b',
    ]);
  });

  it('A CSV cell is quoted when necessary', () => {
    expect(csvRecord(['a,b', 'c"d', ' e', 'f'])).toBe('"a,b","c""d"," e",f\r\n');
    expect(csvRecord(['a;b'], ';')).toBe('"a;b"\r\n');
  });
});
