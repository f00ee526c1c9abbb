import * as z from 'zod/mini';
import { isEmailAddress } from './email-address';
import { parsePhoneNumber } from './phone-number';

/** Characters of the subject of a letter. */
export const SUBJECT_LENGTH = 150;

/** The fields of the public forms. Issues are codes; the lengths are those of the contract. */
const person = {
  firstName: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100, 'too_long')),
  lastName: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100, 'too_long')),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(254, 'too_long'),
      z.refine(isEmailAddress, 'invalid_email'),
    ),
  /** Invisible to visitors: a value in it shows that a program filled in the form. */
  website: z.string(),
};

function isPhone(text: string): boolean {
  return parsePhoneNumber(text) !== undefined;
}

export const contactFormSchema = z.object({
  ...person,
  phoneNumber: z
    .string()
    .check(z.refine((text) => text.trim() === '' || isPhone(text), 'invalid_phone')),
  subject: z.string().check(z.maxLength(SUBJECT_LENGTH, 'too_long')),
  message: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(4000, 'too_long')),
});

export const joinFormSchema = z.object({
  ...person,
  phoneNumber: z
    .string()
    .check(z.trim(), z.minLength(1, 'required'), z.refine(isPhone, 'invalid_phone')),
  message: z.string().check(z.maxLength(4000, 'too_long')),
});

/** The form to be notified of the opening: a name and an e-mail address. */
export const openingFormSchema = z.object(person);

export type ContactForm = z.input<typeof contactFormSchema>;
export type JoinForm = z.input<typeof joinFormSchema>;
export type OpeningForm = z.input<typeof openingFormSchema>;

const NOBODY: OpeningForm = { firstName: '', lastName: '', email: '', website: '' };

export const EMPTY_OPENING: OpeningForm = NOBODY;
export const EMPTY_CONTACT: ContactForm = { ...NOBODY, phoneNumber: '', subject: '', message: '' };
export const EMPTY_JOIN: JoinForm = { ...NOBODY, phoneNumber: '', message: '' };
