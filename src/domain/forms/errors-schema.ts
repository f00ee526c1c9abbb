import * as z from 'zod/mini';

/**
 * Codes by field, nested fields with dots ("closures.0.from"); only the first code of each is
 * shown.
 */
export type ErrorCodes = Readonly<Record<string, readonly string[]>>;

/** The schema of a form whose rules already exist as a function that the server uses too. */
export function errorsSchema<Values>(faultsOf: (values: Values) => ErrorCodes) {
  return z.custom<Values>().check((context) => {
    for (const [field, [code]] of Object.entries(faultsOf(context.value))) {
      if (code === undefined) continue;
      const path = field.split('.');
      context.issues.push({ code: 'custom', input: context.value, message: code, path });
    }
  });
}
