/** What is wrong with a required text of at most `length` characters, as codes; null for nothing. */
export function textError(text: string, length: number): string[] | null {
  if (text.trim() === '') return ['required'];
  return text.trim().length > length ? ['too_long'] : null;
}
