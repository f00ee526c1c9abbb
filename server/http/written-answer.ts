/** An answer whose JSON is written already. */
export class WrittenAnswer {
  constructor(readonly text: string) {}
}

/**
 * An answer of the contract whose fields are JSON already, for long lists that the database writes. A
 * field whose text is undefined is missing. Nothing but the tests compares it with the contract: a handler
 * whose answer is short returns the answer itself.
 */
export function writtenAnswer<Answer extends object>(
  fields: {
    readonly [Name in keyof Required<Answer> & string]: string | undefined;
  },
): Answer {
  let written = '';
  for (const [name, text] of Object.entries<string | undefined>(fields)) {
    // `join` would copy long texts, which a template does not.
    if (text !== undefined) written += `${written && ','}${JSON.stringify(name)}:${text}`;
  }
  // The serializer sends its text (server/http/validation.ts), and nothing else reads an answer.
  return new WrittenAnswer(`{${written}}`) as unknown as Answer;
}
