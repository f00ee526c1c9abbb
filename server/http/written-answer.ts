/** An answer whose JSON is written already, in UTF-8. */
export class WrittenAnswer {
  constructor(readonly bytes: Buffer) {}
}

/**
 * An answer of the contract whose fields are JSON already, in pieces, for long lists that the database
 * writes. A field that is undefined is missing. Nothing but the tests compares it with the contract: a
 * handler whose answer is short returns the answer itself.
 */
export function writtenAnswer<Answer extends object>(
  fields: {
    readonly [Name in keyof Required<Answer> & string]: readonly string[] | undefined;
  },
): Answer {
  const pieces = ['{'];
  for (const [name, json] of Object.entries<readonly string[] | undefined>(fields)) {
    if (json) pieces.push(`${pieces.length > 1 ? ',' : ''}${JSON.stringify(name)}:`, ...json);
  }
  // One by one: joined with other texts, a long one in ASCII would take two bytes for each letter.
  const bytes = Buffer.concat([...pieces, '}'].map((piece) => Buffer.from(piece)));
  // The serializer sends its bytes (server/http/validation.ts), and nothing else reads an answer.
  return new WrittenAnswer(bytes) as unknown as Answer;
}
