import { clientErrors } from '../clients/client-rules';
import { errorsSchema } from '../forms/errors-schema';
import type { Billing } from './checkout';

/** The address as a form stores it: an empty field is an empty text, an unchosen city is null. */
export interface BillingValues extends Record<Exclude<keyof Billing, 'cityId'>, string> {
  readonly cityId: string | null;
}

export const NO_BILLING: BillingValues = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
  line1: '',
  line2: '',
  cityId: null,
  zipcode: '',
};

const FIELD_OF: Readonly<Record<string, string>> = {
  'addresses.0.line1': 'line1',
  'addresses.0.zipcode': 'zipcode',
};

/** The server's own rules for a buyer, so that an invalid address is found before the payment. */
export const billingSchema = errorsSchema<BillingValues>((values) => {
  const { firstName, lastName, phoneNumber, email, line1, zipcode, cityId } = values;
  const addresses = [{ line1, zipcode, cityId: cityId ?? '' }];
  // The form offers only existing cities: one of them is chosen, or none.
  const cities = new Set([cityId ?? '']);
  const faults = clientErrors({ firstName, lastName, phoneNumber, email, addresses }, cities);
  const named = Object.entries(faults).map(([field, codes]) => [FIELD_OF[field] ?? field, codes]);
  return { ...Object.fromEntries(named), ...(cityId ? {} : { cityId: ['required'] }) };
});

function textOrNone(text: string): string | null {
  return text.trim() || null;
}

/** The address of a valid form. */
export function billingOf(values: BillingValues): Billing {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    phoneNumber: values.phoneNumber.trim(),
    email: textOrNone(values.email),
    line1: values.line1.trim(),
    line2: textOrNone(values.line2),
    cityId: values.cityId ?? '',
    zipcode: textOrNone(values.zipcode),
  };
}
