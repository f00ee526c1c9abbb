import { describe, expect, it } from 'vitest';
import { countKnownColumns } from '../recognise-format';
import { detectDelimiter } from './delimiter';

describe('Delimiter of a file', () => {
  it('The delimiter is the one that splits all records into equally many cells', () => {
    expect(detectDelimiter('code,name\nT-1,Table')).toBe(',');
    expect(detectDelimiter('code;name\nT-1;Table, basse, ronde')).toBe(';');
    expect(detectDelimiter('id\ttitle\tprice\n1\tTapis; laine\t10,00')).toBe('\t');
  });

  it('The delimiter detection ignores text inside quotes', () => {
    expect(detectDelimiter('code;text\nA;"a,b,c\nd,e,f"\nB;"x,y,z"')).toBe(';');
  });

  it('The delimiter may be a vertical bar, and records may end with a carriage return', () => {
    expect(detectDelimiter('code|nom|prix\rT-1|Table, basse|1,50\rT-2|Lampe|2,50')).toBe('|');
  });

  it('The delimiter detection ignores lines above the table', () => {
    const above = 'Liste des articles, prix et stocks, au 25/11/2026\n\n';
    expect(detectDelimiter(`${above}code;nom;prix\nT-1;Table, basse;1,50\nT-2;Lampe;2,50`)).toBe(
      ';',
    );
  });

  it('The delimiter detection reads a quote within a cell as text', () => {
    expect(detectDelimiter('code;nom;prix\nT-1;TV 32" LED, noir;1\nT-2;Lampe, rouge;2')).toBe(';');
  });

  it('The delimiter is the one that finds known names of columns', () => {
    const text = 'code;texte\nA;un, deux, trois\nB;un, deux, trois\nC;un, deux, trois';
    expect(detectDelimiter(text, countKnownColumns)).toBe(';');
  });

  it('The hint of a spreadsheet decides on the delimiter', () => {
    expect(detectDelimiter('sep=;\r\ncode,a;b\r\n1,2;3')).toBe(';');
    expect(detectDelimiter('"sep=|"\ncode,a|b')).toBe('|');
    expect(detectDelimiter('sep=\t\ncode,a\tb')).toBe('\t');
  });

  it('The delimiter of a file with one column is a comma', () => {
    expect(detectDelimiter('code\nA\nB')).toBe(',');
    expect(detectDelimiter('')).toBe(',');
  });
});
