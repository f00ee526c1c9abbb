import { describe, expect, it } from 'vitest';
import { foldForSearch, searchWords } from './search-fold';

describe('Search folding', () => {
  it('Search folding ignores accents, case and ligatures', () => {
    expect(foldForSearch('Théière CISELÉE, cœur')).toBe('theiere ciselee coeur');
  });

  it('Search folding ignores Arabic letter forms, tashkeel and tatweel', () => {
    expect(foldForSearch('إِبْرِيق الشّـــاي')).toBe(foldForSearch('ابريق الشاي'));
    expect(foldForSearch('زلافة')).toBe(foldForSearch('زلافه'));
    expect(foldForSearch('على')).toBe(foldForSearch('علي'));
    expect(foldForSearch('ڭرسيف')).toBe(foldForSearch('كرسيف'));
    expect(foldForSearch('گرسيف')).toBe(foldForSearch('كرسيف'));
  });

  it('Search folding turns Arabic digits into Latin ones', () => {
    expect(foldForSearch('٢٨ سم')).toBe('28 سم');
  });

  it('Search words are split at punctuation, and at most eight of them count', () => {
    expect(searchWords('BOL-FES-18')).toEqual(['bol', 'fes', '18']);
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
    expect(searchWords('  ')).toEqual([]);
  });

  it.each(['،؟', '\u064b\u064f', '--', '%', '_', 'ـ', '\u0301', '#', '😀'])(
    'A search of marks alone, %s, has a word that no folded text contains',
    (query) => {
      const [word = '', ...others] = searchWords(query);
      expect(others).toEqual([]);
      expect(word).not.toBe('');
      expect(foldForSearch(word)).toBe('');
    },
  );

  it.each(['', ' ', '\t\n', '\u200e', '\u202b\u00a0'])(
    'A search of unseen characters %j has no words',
    (query) => {
      expect(searchWords(query)).toEqual([]);
    },
  );
});
