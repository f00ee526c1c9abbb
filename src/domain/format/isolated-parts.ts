/** The parts of a text in turns: outside of isolates (see `bidiIsolate`), inside of one, outside, and so on. */
export function isolatedParts(text: string): string[] {
  return text.split(/\u2068([^\u2068\u2069]*)\u2069/u);
}
