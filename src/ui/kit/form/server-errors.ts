import { getIn } from 'formik';

/** The server's error of a field, and the value that it refers to. */
export interface ServerErrors {
  [field: string]: { code: string; value: unknown };
}

/** The server's code for a field, as long as the field still has the refused value. */
export function serverErrorOf(status: unknown, field: string, value: unknown): string | undefined {
  const errors: ServerErrors = getIn(status, 'serverErrors') ?? {};
  const found = errors[field];
  return found && Object.is(found.value, value) ? found.code : undefined;
}
