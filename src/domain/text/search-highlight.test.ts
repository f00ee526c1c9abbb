import { describe, expect, test } from 'vitest';
import { highlightMatches, matchesQuery } from './search-highlight';

/** The text with each match in brackets. */
function marked(text: string, query: string) {
  return highlightMatches(text, query)
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join('');
}

describe('Matches in a text', () => {
  test.each([
    ['Babouches en cuir', 'babouche', '[Babouche]s en cuir'],
    ['Théière à thé', 'the', '[Thé]ière à [thé]'],
    ['Œuvre', 'oeuv', '[Œuv]re'],
    ['زَرْبِيَّة أمازيغية', 'زربيه', '[زَرْبِيَّة] أمازيغية'],
    ['الأطلس', 'اطلس', 'ال[أطلس]'],
    ['Bol n° 12', 'bol ١٢', '[Bol] n° [12]'],
    ['Bol', 'tapis', 'Bol'],
    ['Bol', '', 'Bol'],
    ['', 'bol', ''],
  ])('`highlightMatches` marks in "%s" the matches of "%s"', (text, query, wanted) =>
    expect(marked(text, query)).toBe(wanted),
  );
});

test('A query matches when all its words occur, in any order', () => {
  expect(matchesQuery('Paramètres de la boutique', 'boutique param')).toBe(true);
  expect(matchesQuery('Paramètres de la boutique', 'boutique tapis')).toBe(false);
});
