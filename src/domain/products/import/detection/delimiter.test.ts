import { describe, expect, it } from 'vitest';
import { detectDecimalComma } from './decimal-comma';
import { detectDelimiter } from './delimiter';

describe('the delimiter of a file', () => {
  it('is the one that cuts all records alike', () => {
    expect(detectDelimiter('code,name\nT-1,Table')).toBe(',');
    expect(detectDelimiter('code;name\nT-1;Table, basse, ronde')).toBe(';');
    expect(detectDelimiter('id\ttitle\tprice\n1\tTapis; laine\t10,00')).toBe('\t');
  });

  it('is not looked for inside quotes', () => {
    expect(detectDelimiter('code;text\nA;"a,b,c\nd,e,f"\nB;"x,y,z"')).toBe(';');
  });

  it('is a comma where there is one column', () => {
    expect(detectDelimiter('code\nA\nB')).toBe(',');
    expect(detectDelimiter('')).toBe(',');
  });
});

describe('the decimal mark of prices', () => {
  it('is a comma when prices end in one', () => {
    expect(detectDecimalComma(['19,90', '1.299,00', '45'])).toBe(true);
  });

  it('is a point otherwise', () => {
    expect(detectDecimalComma(['19.90', '1,299.00', '1,299'])).toBe(false);
    expect(detectDecimalComma([])).toBe(false);
  });
});
