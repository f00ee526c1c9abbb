import { type BillingValues, NO_BILLING } from './billing-form';

const FIELDS = Object.keys(NO_BILLING);

/** Parses a stored address form field by field; a field that is no text is left empty. */
export function parseStoredBilling(value: unknown): BillingValues {
  if (typeof value !== 'object' || value === null) return NO_BILLING;
  const texts = FIELDS.map((field) => [field, Reflect.get(value, field)]);
  return {
    ...NO_BILLING,
    ...Object.fromEntries(texts.filter(([, text]) => typeof text === 'string')),
  };
}
