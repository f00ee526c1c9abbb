import { describe, expect, it } from 'vitest';
import { csvRecord, escapeFormula } from '../../format/csv';
import { failingRowsCsv } from './failing-rows';
import { recogniseFormat } from './recognise-format';

describe('the file of failing rows', () => {
  it('has the file’s own columns and the reasons, for spreadsheets and for another import', () => {
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

  it('replaces the reasons of an earlier round', () => {
    const csv = [...failingRowsCsv(['code', 'errors'], [{ cells: ['A', 'old'], errors: [] }])].join(
      '',
    );
    expect(csv).toBe('\uFEFFcode,errors\r\nA,\r\n');
  });
});

describe('a cell on its way to a spreadsheet', () => {
  it('is disarmed when it would be computed', () => {
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

  it('is quoted where it must be', () => {
    expect(csvRecord(['a,b', 'c"d', ' e', 'f'])).toBe('"a,b","c""d"," e",f\r\n');
    expect(csvRecord(['a;b'], ';')).toBe('"a;b"\r\n');
  });
});
