import { describe, expect, it } from 'vitest';
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

  it('A cell that was escaped in the file is escaped once in the file of failing rows', () => {
    const cells = ["'=1+1", '="00123"', "''=1"];
    const csv = [...failingRowsCsv(['a', 'b', 'c'], [{ cells, errors: [] }])].join('');
    expect(csv).toBe("\uFEFFa,b,c,errors\r\n'=1+1,00123,''=1,\r\n");
  });
});
