import type { FormikErrors } from 'formik';
import { withZodSchema } from 'formik-validator-zod';
import { unreadableFields } from '#domain/forms/unreadable-fields';

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** The parts of a schema that the bridge needs; zod and zod/mini both have them. */
export interface FormSchema<Values> {
  safeParse(
    values: unknown,
  ): { success: true; data: unknown } | { success: false; error: { issues: readonly Issue[] } };
  /** Only for inference: the schema's input type. */
  _zod: { input: Values };
}

/**
 * Formik's `validate` from a zod/mini schema whose issues are codes ("required", "email_invalid").
 * The first issue of a field is used: the order of the checks is the order of importance. A number
 * that could not be read is an error whatever the schema says, except in fields that are not shown.
 * @param hiddenFields the names of fields without meaning for these values
 */
export function validateWith<Values extends object>(
  schema: FormSchema<Values>,
  hiddenFields: (values: Values) => readonly (keyof Values)[] = () => [],
): (values: Values) => FormikErrors<Values> {
  const firstIssues = {
    safeParse(values: Values) {
      const hidden: readonly PropertyKey[] = hiddenFields(values);
      const result = schema.safeParse(values);
      const all = [...unreadableIssues(values), ...(result.success ? [] : result.error.issues)];
      const shown = all.filter(({ path: [field = ''] }) => !hidden.includes(field));
      if (shown.length === 0) return { success: true as const, data: values };
      const seen = new Set<string>();
      const issues = shown.filter(({ path }) => {
        const field = path.join('.');
        return !seen.has(field) && seen.add(field);
      });
      return { success: false as const, error: { issues } };
    },
  };
  // The package's types name zod 3's classes; at run time it calls safeParse and reads the issues.
  const validate = withZodSchema(firstIssues as never) as (values: Values) => unknown;
  return (values) => validate(values) as FormikErrors<Values>;
}

function unreadableIssues(values: object): Issue[] {
  return unreadableFields(values).map(({ path, problem }) => ({
    path: [...path],
    message: problem,
  }));
}
