import { PhoneField } from '../phone-field';
import { bound } from './bound';

/** The Formik value is the kept form, `+212661420318`, or what was typed while it is none. */
export const BoundPhoneField = bound(PhoneField);
