import { describe, expect, it } from 'vitest';
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

  it('The delimiter of a file with one column is a comma', () => {
    expect(detectDelimiter('code\nA\nB')).toBe(',');
    expect(detectDelimiter('')).toBe(',');
  });
});
