import { type NamePart, nameParts } from './name-parts';
import { foldForSearch, searchWords } from './search-fold';

/** A part of a text, and whether the query matched it. */
export interface TextPart {
  readonly text: string;
  readonly matched: boolean;
}

/** The text folded letter by letter, with the position in the text of each folded letter. */
function foldedLetters(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const own = /[\p{L}\p{N}\p{M}]/u.test(letter) ? foldForSearch(letter) : ' ';
    folded += own;
    places.push(...Array.from({ length: own.length }, () => place));
    place += letter.length;
  }
  return { folded, places: [...places, text.length] };
}

/** Flags for the UTF-16 units of the text that `words` cover. */
function coveredBy(text: string, words: readonly string[]): boolean[] {
  const { folded, places } = foldedLetters(text);
  const covered = Array.from(text, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      const end = places[at + word.length] ?? text.length;
      for (let place = places[at] ?? 0; place < end; place += 1) covered[place] = true;
    }
  }
  return covered;
}

/**
 * Splits a text at the words that a search found, by the rules of {@link foldForSearch}: "theiere"
 * matches "Théière". The joined parts are the text.
 */
export function highlightMatches(text: string, query: string): TextPart[] {
  const covered = coveredBy(text, searchWords(query));
  const parts: { text: string; matched: boolean }[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const matched = covered[place] === true;
    const last = parts.at(-1);
    if (last?.matched === matched) last.text += text.charAt(place);
    else parts.push({ text: text.charAt(place), matched });
  }
  return parts;
}

/** A part of a name with the matches in it. */
export interface HighlightedPart extends Pick<NamePart, 'isWhole'> {
  readonly parts: readonly TextPart[];
}

/** The parts of a name by {@link nameParts}, with its matches: a match may end inside a figure. */
export function highlightedName(matches: readonly TextPart[]): HighlightedPart[] {
  let start = 0;
  return nameParts(matches.map(({ text }) => text).join('')).map(({ text, isWhole }) => {
    const end = start + text.length;
    const parts = textBetween(matches, start, end);
    start = end;
    return { isWhole, parts };
  });
}

function textBetween(matches: readonly TextPart[], start: number, end: number): TextPart[] {
  let place = 0;
  return matches
    .map(({ text, matched }) => {
      const part = text.slice(Math.max(0, start - place), Math.max(0, end - place));
      place += text.length;
      return { text: part, matched };
    })
    .filter(({ text }) => text !== '');
}

/** Whether every word of the query occurs in the text, by the same rules. */
export function matchesQuery(text: string, query: string): boolean {
  const folded = foldForSearch(text);
  return searchWords(query).every((word) => folded.includes(word));
}
