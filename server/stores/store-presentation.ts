import { type Availability, DEFAULT_AVAILABILITY } from '#domain/stores/store-availability';
import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  type StorePolicies,
  type TranslatedText,
} from '#domain/stores/store-settings';
import type { Store, Availability as WireAvailability } from '#openapi/types.generated';
import { presentEmailChange } from '../session/pending-email-change';
import type { StoreRecord } from './stores.repository';

const EMPTY_TEXT: TranslatedText = { fr: null, en: null, ar: null };
const NO_POLICIES: StorePolicies = {
  returns: EMPTY_TEXT,
  delivery: EMPTY_TEXT,
  privacy: EMPTY_TEXT,
};

/** The store's policies; empty ones for a store that never wrote any. */
export function presentPolicies({ policies }: Pick<StoreRecord['store'], 'policies'>) {
  return policies ?? NO_POLICIES;
}

/** The store in the contract's form. Settings without a value show their default. */
export function presentStore({ store, logo, emailChange }: StoreRecord, now: Date): Store {
  return {
    id: store.id,
    enterprise: store.enterprise,
    name: store.name,
    nameAr: store.nameAr,
    juridicalName: store.juridicalName,
    description: store.description,
    email: store.email,
    emailChange: presentEmailChange(emailChange, now),
    phone: store.phone,
    billingAddress: store.billingAddress,
    cityId: store.cityId,
    zipcode: store.zipcode,
    ice: store.ice,
    taxId: store.taxId,
    rce: store.rce,
    businessTaxId: store.businessTaxId,
    cnss: store.cnss,
    logo,
    platformIdentifier: store.platformIdentifier,
    payment: store.payment,
    shipping: { rules: [...(store.shippingRules ?? [])] },
    notificationPreferences: store.notificationPreferences ?? DEFAULT_NOTIFICATION_PREFERENCES,
    socialLinks: store.socialLinks ?? {},
    policies: presentPolicies(store),
    status: store.status,
    createdAt: store.createdAt.toISOString(),
    updatedAt: store.updatedAt.toISOString(),
    revision: store.revision,
  };
}

/** The store's working hours, or the default if it has set none. */
export function presentAvailability(
  row: (Availability & { readonly updatedAt: Date; readonly revision: number }) | undefined,
): WireAvailability {
  const { weekly, closures, handlingDays } = row ?? DEFAULT_AVAILABILITY;
  return {
    weekly: [...weekly],
    closures: [...closures],
    handlingDays,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    revision: row?.revision ?? 0,
  };
}
