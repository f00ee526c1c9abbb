import * as z from 'zod/mini';

/** Codes by field, fields spelled with dots ("closures.0.from"); the first of each counts. */
export type ErrorCodes = Readonly<Record<string, readonly string[]>>;

/** The schema of a form whose rules are a function already, as the server asks it too. */
export const errorsSchema = <Values>(faultsOf: (values: Values) => ErrorCodes) =>
  z.custom<Values>().check((context) => {
    for (const [field, [code]] of Object.entries(faultsOf(context.value))) {
      if (code === undefined) continue;
      const path = field.split('.');
      context.issues.push({ code: 'custom', input: context.value, message: code, path });
    }
  });
