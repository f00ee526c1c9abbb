import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  csvAmount,
  csvNumber,
  csvRecord,
  escapeFormula,
  excelDialect,
  STANDARD_CSV,
  unescapeFormula,
} from './csv';

/** Texts that begin in the ways in which formulas and escaped formulas do. */
const hostileTexts = fc
  .tuple(
    fc.array(fc.constantFrom("'", '=', '+', '-', '@', '\t', ' ', '1', '.', ',', 'a'), {
      maxLength: 5,
    }),
    fc.string(),
  )
  .map(([marks, rest]) => marks.join('') + rest);

describe('Cell written for a spreadsheet', () => {
  it('A cell that a spreadsheet would evaluate is escaped', () => {
    expect(['=1+1', '+A1', '@SUM(A1)', '-cmd', '\tx', ' =1', "'=1"].map(escapeFormula)).toEqual([
      "'=1+1",
      "'+A1",
      "'@SUM(A1)",
      "'-cmd",
      "'\tx",
      "' =1",
      "''=1",
    ]);
    expect(['-5', '+212600000000', '12,5', 'a=b', "l'été"].map(escapeFormula)).toEqual([
      '-5',
      '+212600000000',
      '12,5',
      'a=b',
      "l'été",
    ]);
  });

  it('Every escaped text is read back as it was', () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        expect(unescapeFormula(escapeFormula(text))).toBe(text);
      }),
    );
  });

  it('The apostrophe with which people make a number a text is removed', () => {
    expect(["'0612", "'-5", "'=1", "'90s", "l'un"].map(unescapeFormula)).toEqual([
      '0612',
      '-5',
      '=1',
      "'90s",
      "l'un",
    ]);
  });

  it('A CSV cell is quoted when necessary', () => {
    expect(csvRecord(['a,b', 'c"d', ' e', 'f'])).toBe('"a,b","c""d"," e",f\r\n');
    expect(csvRecord(['a;b'], { ...STANDARD_CSV, delimiter: ';' })).toBe('"a;b"\r\n');
  });
});

describe('CSV dialect', () => {
  const cells = ['Bol, bleu', csvAmount(129_950), 1200, { day: '2026-11-26' }, csvAmount(null)];

  it('A file has commas and points, for Excel semicolons and a decimal comma in French and Arabic', () => {
    expect(csvRecord(cells)).toBe('"Bol, bleu",1299.50,1200,2026-11-26,\r\n');
    expect(csvRecord(cells, excelDialect('en'))).toBe('"Bol, bleu",1299.50,1200,2026-11-26,\r\n');
    const semicolons = 'Bol, bleu;1299,50;1200;2026-11-26;\r\n';
    expect(csvRecord(cells, excelDialect('fr'))).toBe(semicolons);
    expect(csvRecord(cells, excelDialect('ar'))).toBe(semicolons);
  });

  it('A text that Excel would make a number or a day stays a text', () => {
    const texts = [
      '0612',
      '6111245620848',
      '12E5',
      '1-2',
      '1/2',
      '+212612345678',
      'MAR-01',
      '3 mai',
    ];
    expect(csvRecord(texts, excelDialect('fr'))).toBe(
      `${texts.map((text) => `"=""${text}"""`).join(';')}\r\n`,
    );
    const kept = ['TAP-01', 'Bol 12', 'Marbre', 'Mai tai 3 cl', '', 'A1'];
    expect(csvRecord(kept, excelDialect('fr'))).toBe(`${kept.join(';')}\r\n`);
  });

  it('A number never has exactly three decimals, and no exponent', () => {
    expect([12, -0.5, 1.234, 1e-7, 123_456.789].map(csvNumber)).toEqual([
      12,
      { decimal: '-0.5' },
      { decimal: '1.2340' },
      { decimal: '0.0000001' },
      { decimal: '123456.7890' },
    ]);
  });
});
