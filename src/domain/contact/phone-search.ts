import { allSearchWords, MAX_SEARCH_WORDS } from '../text/search-fold';
import { parsePhoneNumber } from './phone-number';

/** The most words over which one phone number is written: one for each digit. */
const MAX_PARTS = 16;

/**
 * The folded words of a query in a list whose search text has phone numbers with the country code
 * and in national format. A phone number counts as one word, however it is written:
 * `00212 661-42.03.18` is `212661420318`, `06 61 42 03 18` is `0661420318`. The beginning of a
 * number may have the prefix `00212`. As in every search, at most eight words count.
 */
export function phoneSearchWords(query: string): string[] {
  const words = allSearchWords(query);
  const found: string[] = [];
  for (let at = 0; at < words.length && found.length < MAX_SEARCH_WORDS; ) {
    const { word, parts } = wordAt(words, at);
    found.push(word);
    at += parts;
  }
  return found;
}

/** The phone number that begins at a word and over how many words it is written, else the word. */
function wordAt(words: readonly string[], at: number): { word: string; parts: number } {
  const end = words.findIndex((word, place) => place >= at && !/^\d+$/.test(word));
  const most = Math.min(MAX_PARTS, (end < 0 ? words.length : end) - at);
  for (let parts = most; parts > 0; parts -= 1) {
    const word = phoneWord(words.slice(at, at + parts).join(''));
    if (word) return { word, parts };
  }
  return { word: (words[at] ?? '').replace(/^00(?=212\d)/, ''), parts: 1 };
}

function phoneWord(digits: string): string | undefined {
  const stored = parsePhoneNumber(digits);
  const isNational = digits.startsWith('0') && !digits.startsWith('00');
  return stored && (isNational ? digits : stored.slice(1));
}
