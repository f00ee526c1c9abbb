import type { FormikErrors } from 'formik';
import { withZodSchema } from 'formik-validator-zod';

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
 * The first issue of a field is used: the order of the checks is the order of importance.
 */
export function validateWith<Values extends object>(
  schema: FormSchema<Values>,
): (values: Values) => FormikErrors<Values> {
  const firstIssues = {
    safeParse(values: unknown) {
      const result = schema.safeParse(values);
      if (result.success) return result;
      const seen = new Set<string>();
      const issues = result.error.issues.filter(({ path }) => {
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
