import { PhoneField } from '../fields/phone-field';
import { bound } from './bound';

/**
 * The Formik value is the stored form, `+212661420318`, or the typed text while it is no number.
 */
export const BoundPhoneField = bound(PhoneField);
