import { describe, expect, it } from 'vitest';
import { type FailingRow, failingRowRecord, failingRowsHeader } from './failing-rows';
import { recogniseFormat } from './recognise-format';

/** The whole file, with the codes as reasons. */
function fileOf(header: readonly string[], rows: readonly FailingRow[]): string {
  const records = rows.map((row) => failingRowRecord(header, row, ({ code }) => code));
  return [failingRowsHeader(header), ...records].join('');
}

describe('CSV file of failing rows', () => {
  it("The file of failing rows has the file's columns and the reasons, and can be imported again", () => {
    const header = ['code', 'name_fr', 'price'];
    const csv = fileOf(header, [
      {
        cells: ['A-1', 'Un "grand"\nbol', '-4'],
        errors: [{ code: 'negative_price', column: 'price', value: '-4' }],
      },
      { cells: ['', '=cmd()'], errors: [{ code: 'missing_code', column: null, value: null }] },
    ]);
    expect(csv).toBe(
      '\uFEFFcode,name_fr,price,errors\r\n' +
        'A-1,"Un ""grand""\nbol",-4,negative_price\r\n' +
        ",'=cmd(),,missing_code\r\n",
    );
    expect(recogniseFormat([...header, 'errors']).mapping.at(-1)).toEqual({
      column: 'errors',
      target: null,
    });
  });

  it('The file of failing rows replaces the reasons of an earlier import', () => {
    const csv = fileOf(['code', 'errors'], [{ cells: ['A', 'old'], errors: [] }]);
    expect(csv).toBe('\uFEFFcode,errors\r\nA,\r\n');
  });

  it('A cell that was escaped in the file is escaped once in the file of failing rows', () => {
    const cells = ["'=1+1", '="00123"', "''=1"];
    const csv = fileOf(['a', 'b', 'c'], [{ cells, errors: [] }]);
    expect(csv).toBe("\uFEFFa,b,c,errors\r\n'=1+1,00123,''=1,\r\n");
  });
});
