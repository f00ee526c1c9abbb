import { highlightMatches } from '#domain/text/search-highlight';

/** A text with its search matches in bold. */
export function HighlightedMatch({ text, query }: { text: string; query: string }) {
  return highlightMatches(text, query).map(({ text: part, matched }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
    matched ? <b key={place}>{part}</b> : part,
  );
}
