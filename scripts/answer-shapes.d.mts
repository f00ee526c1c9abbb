import type { AnswerShape } from '#application/ports/transport.port';

/**
 * The shape of the success of each operation that answers with JSON, by its id, and the name of its
 * constant in the generated code.
 */
export function answerShapes(
  contract: unknown,
): Map<string, { readonly name: string; readonly shape: AnswerShape }>;

/**
 * Adds the member `answer` to each request of the endpoints that has a shape. Shapes of the file
 * `queries` are imported from it.
 */
export function withAnswerShapes(
  code: string,
  operations: readonly string[],
  shapes: ReturnType<typeof answerShapes>,
  queries?: { readonly file: string; readonly operations: readonly string[] },
): string;
