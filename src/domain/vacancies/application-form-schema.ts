import * as z from 'zod/mini';
import { applicationErrors } from './application-form';

/** The form of a candidate, by the rule of `application-form.ts`. Issues are codes. */
export const applicationFormSchema = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    message: z.string(),
    /** Whether a CV was sent. */
    hasCv: z.boolean(),
    /** Invisible to visitors: a value in it shows that a program filled in the form. */
    website: z.string(),
  })
  .check(({ value, issues }) => {
    for (const [field, codes] of Object.entries(applicationErrors(value))) {
      for (const message of codes) {
        issues.push({ code: 'custom', path: [field], message, input: value });
      }
    }
  });

export type ApplicationForm = z.input<typeof applicationFormSchema>;

export const EMPTY_APPLICATION: ApplicationForm = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  message: '',
  hasCv: false,
  website: '',
};
