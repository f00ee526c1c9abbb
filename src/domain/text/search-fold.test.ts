import { describe, expect, it } from 'vitest';
import { foldForSearch, searchWords } from './search-fold';

describe('a search', () => {
  it('does not mind accents, case and ligatures', () => {
    expect(foldForSearch('Théière CISELÉE, cœur')).toBe('theiere ciselee coeur');
  });

  it('does not mind Arabic letter forms, tashkeel and tatweel', () => {
    expect(foldForSearch('إِبْرِيق الشّـــاي')).toBe(foldForSearch('ابريق الشاي'));
    expect(foldForSearch('زلافة')).toBe(foldForSearch('زلافه'));
    expect(foldForSearch('على')).toBe(foldForSearch('علي'));
  });

  it('reads Arabic digits as Latin ones', () => {
    expect(foldForSearch('٢٨ سم')).toBe('28 سم');
  });

  it('cuts words at punctuation and keeps eight at most', () => {
    expect(searchWords('BOL-FES-18')).toEqual(['bol', 'fes', '18']);
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
    expect(searchWords('  ')).toEqual([]);
  });
});
