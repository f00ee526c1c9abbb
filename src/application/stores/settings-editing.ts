import {
  type AvailabilityForm,
  availabilityForm,
  availabilityOf,
} from '#domain/stores/availability-form';
import {
  type GeneralForm,
  givenLinks,
  identifiersOf,
  type LegalForm,
  policiesForm,
  policiesOf,
  policyFieldOf,
  type ShippingForm,
  type SocialForm,
} from '#domain/stores/settings-forms';
import { type ShippingRule, SOCIAL_NETWORKS } from '#domain/stores/store-settings';
import type {
  Availability,
  NotificationPreferences,
  Store,
  StoreUpdate,
} from '#openapi/types.generated';
import { storesEndpoints } from '../api/stores-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import { withPasswordForEmail } from '../editing/secret-fields';
import { contentHash } from './content-hash';
import { settingsSection, staleRevisionProblem } from './settings-section';

function generalValues(store: Store): GeneralForm {
  return {
    name: store.name,
    nameAr: store.nameAr ?? '',
    enterprise: store.enterprise,
    juridicalName: store.juridicalName ?? '',
    description: store.description ?? '',
    email: store.email ?? '',
    currentPassword: '',
    phone: store.phone ?? '',
    billingAddress: store.billingAddress ?? '',
    cityId: store.cityId,
    zipcode: store.zipcode ?? '',
    logo: store.logo ?? '',
  };
}

/** The store's general data. An emptied text means none; the server does that conversion. */
export const generalSection = settingsSection<GeneralForm>({
  valuesOf: generalValues,
  updateOf: ({ changes }): StoreUpdate => withPasswordForEmail(changes),
});

/** In the order of the contract's fields, so that equal rules have equal JSON. */
function ruleOf(rule: ShippingRule) {
  return {
    region: rule.region,
    cityId: rule.cityId ?? null,
    isDelivered: rule.isDelivered,
    fee: rule.fee,
    freeFrom: rule.freeFrom,
    days: rule.days ?? null,
  };
}

/** The shipping rules. */
export const shippingSection = settingsSection<ShippingForm>({
  valuesOf: ({ shipping }) => ({ rules: shipping.rules.map(ruleOf) }),
  updateOf: ({ values }) => ({ shipping: { rules: values.rules.map(ruleOf) } }),
  fieldOf: (field) => field.replace(/^shipping\./, ''),
});

/** The store's delivery method for each kind of notification. */
export const notificationSection = settingsSection<NotificationPreferences>({
  valuesOf: ({ notificationPreferences: { delivery, invoice, order, product, store } }) => ({
    delivery,
    invoice,
    order,
    product,
    store,
  }),
  updateOf: ({ values }) => ({ notificationPreferences: values }),
  fieldOf: (field) => field.replace(/^notificationPreferences\./, ''),
});

/** The store's pages on social networks. */
export const socialSection = settingsSection<SocialForm>({
  valuesOf: ({ socialLinks }) =>
    // Every network gets its field.
    Object.fromEntries(
      SOCIAL_NETWORKS.map((network) => [network, socialLinks[network] ?? '']),
    ) as SocialForm,
  updateOf: ({ values }) => ({ socialLinks: givenLinks(values) }),
  fieldOf: (field) => field.replace(/^socialLinks\./, ''),
});

/** The company's numbers, and the store's policies for clients in the three languages. */
export const legalSection = settingsSection<LegalForm>({
  valuesOf: ({ ice, taxId, rce, businessTaxId, cnss, policies }) => ({
    ice: ice ?? '',
    taxId: taxId ?? '',
    rce: rce ?? '',
    businessTaxId: businessTaxId ?? '',
    cnss: cnss ?? '',
    ...policiesForm(policies),
  }),
  updateOf: ({ values, changes }) => {
    const identifiers = identifiersOf(changes);
    const hasPolicies = Object.keys(changes).length > Object.keys(identifiers).length;
    return { ...identifiers, ...(hasPolicies && { policies: policiesOf(values) }) };
  },
  fieldOf: policyFieldOf,
});

/** A store's availability as its form shows it. Its revision is the hash of its content,
 * so that a change that was taken back is no conflict. */
export function availabilityRecord(
  storeId: string,
  availability: Availability,
): EditedRecord<AvailabilityForm> {
  const values = availabilityForm(availability);
  return { id: storeId, revision: contentHash(values), values };
}

const { createAvailability, getMyAvailability } = storesEndpoints.endpoints;

/**
 * Hours, closures and handling days; a colleague's newer change is not overwritten without asking.
 */
export const availabilityEditing = recordEditing<AvailabilityForm>({
  save: async ({ id, revision, values }, app, signal) => {
    const reading = getMyAvailability.initiate(undefined, { forceRefetch: true });
    const stored = await unwrapWithSignal(app.dispatch(reading), signal);
    const current = availabilityRecord(id ?? '', stored);
    if (current.revision !== revision) throw staleRevisionProblem(current);
    const { weekly, closures, handlingDays } = availabilityOf(values);
    const writing = createAvailability.initiate({
      'If-Match': `"${stored.revision}"`,
      availabilityInput: { weekly: [...weekly], closures: [...closures], handlingDays },
    });
    return availabilityRecord(id ?? '', await unwrapWithSignal(app.dispatch(writing), signal));
  },
  // Set in `save` above, in the form's shape.
  recordOf: (current) => current as EditedRecord<AvailabilityForm>,
});
