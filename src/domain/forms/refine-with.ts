import * as z from 'zod/mini';

/** A check of a text by a rule that returns the code of its error. */
export function refineWith(errorOf: (text: string) => string | undefined) {
  return z.check<string>(({ value, issues }) => {
    const message = errorOf(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  });
}
