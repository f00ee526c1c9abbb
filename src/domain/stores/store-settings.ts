import { isEmailAddress } from '../contact/email-address';
import { mailedNameError } from '../contact/mailed-name';
import { parsePhoneNumber } from '../contact/phone-number';
import { webLinkError } from '../network/web-link';
import type { Permission } from '../permissions/permissions';
import {
  isBusinessTaxId,
  isCnss,
  isIce,
  isRce,
  isRib,
  isTaxId,
  isZipcode,
} from './moroccan-identifiers';
import { logoError } from './store-logo';

/** Kinds of notifications, each with its own preference (specification, section 3). */
export const NOTIFICATION_KINDS = ['delivery', 'invoice', 'order', 'product', 'store'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The channels on which a store wants one kind of notification. */
export interface NotificationPreference {
  readonly inApp: boolean;
  readonly email: boolean;
}
export type NotificationPreferences = Readonly<Record<NotificationKind, NotificationPreference>>;

/** Everything in the portal; e-mail when missing the notification would cost money or orders. */
export const DEFAULT_NOTIFICATION_PREFERENCES: NotificationPreferences = {
  delivery: { inApp: true, email: false },
  invoice: { inApp: true, email: true },
  order: { inApp: true, email: true },
  product: { inApp: true, email: false },
  store: { inApp: true, email: true },
};

/** The preferences of a staff member who never chose: every notification that the store allows. */
export const ALL_NOTIFICATIONS: NotificationPreferences = {
  delivery: { inApp: true, email: true },
  invoice: { inApp: true, email: true },
  order: { inApp: true, email: true },
  product: { inApp: true, email: true },
  store: { inApp: true, email: true },
};

/** The channels for one kind of notification that both the store and the staff member enabled. */
export function effectivePreference(
  kind: NotificationKind,
  store: NotificationPreferences | null,
  own: NotificationPreferences | null,
): NotificationPreference {
  const ofStore = (store ?? DEFAULT_NOTIFICATION_PREFERENCES)[kind];
  const ofUser = (own ?? ALL_NOTIFICATIONS)[kind];
  return { inApp: ofStore.inApp && ofUser.inApp, email: ofStore.email && ofUser.email };
}

/** A text in the three languages; null where it is missing. */
export interface TranslatedText {
  readonly fr: string | null;
  readonly en: string | null;
  readonly ar: string | null;
}

/** The store's account for payouts. */
export interface StorePayment {
  readonly holderName: string;
  readonly bankName: string;
  readonly rib: string;
}

/** The shipping terms of one region, or of one city in it. Amounts in centimes. */
export interface ShippingRule {
  /** French name of the region. */
  readonly region: string;
  /** A city of the region: the rule applies only to this city, before the region's own rule. */
  readonly cityId?: string | null;
  readonly isDelivered: boolean;
  /** Null: the fee of the client's city. */
  readonly fee: number | null;
  /** From this total on delivery is free; null: never. */
  readonly freeFrom: number | null;
  /** Days in transit; without them, the marketplace's days for the client's city apply. */
  readonly days?: number | null;
}

export const SOCIAL_NETWORKS = ['website', 'facebook', 'instagram', 'tiktok', 'youtube'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
export type SocialLinks = Readonly<Partial<Record<SocialNetwork, string>>>;

export const STORE_POLICIES = ['returns', 'delivery', 'privacy'] as const;
export type StorePolicies = Readonly<Record<(typeof STORE_POLICIES)[number], TranslatedText>>;

/** Settings that a seller may change; a missing field stays unchanged. */
export interface StoreChange {
  readonly enterprise?: string;
  readonly name?: string;
  readonly nameAr?: string | null;
  readonly juridicalName?: string | null;
  readonly description?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly billingAddress?: string | null;
  readonly cityId?: string | null;
  readonly zipcode?: string | null;
  readonly logo?: string;
  readonly ice?: string | null;
  readonly taxId?: string | null;
  readonly rce?: string | null;
  readonly businessTaxId?: string | null;
  readonly cnss?: string | null;
  readonly policies?: StorePolicies;
  readonly payment?: StorePayment;
  readonly shipping?: { readonly rules: readonly ShippingRule[] };
  readonly notificationPreferences?: NotificationPreferences;
  readonly socialLinks?: SocialLinks;
}

/** Settings of daily business; all others are the store's identity and payout account. */
const OPERATIONS: ReadonlySet<string> = new Set<keyof StoreChange>([
  'shipping',
  'notificationPreferences',
  'socialLinks',
]);

const OF_GENERAL: readonly (keyof StoreChange)[] = [
  'enterprise',
  'name',
  'nameAr',
  'juridicalName',
  'description',
  'email',
  'phone',
  'billingAddress',
  'cityId',
  'zipcode',
  'logo',
];

/**
 * The permissions that a change requires: both when it mixes both kinds of settings (contract,
 * permissions).
 */
export function permissionsOfChange(change: StoreChange): Permission[] {
  const fields = Object.keys(change);
  return [
    ...(fields.some((field) => OPERATIONS.has(field)) ? (['store.operations.edit'] as const) : []),
    ...(fields.some((field) => !OPERATIONS.has(field)) ? (['store.identity.edit'] as const) : []),
  ];
}

type ChangeErrors = Record<string, string[]>;

/** French names of the regions by the ids of their cities. */
export type RegionOfCity = ReadonlyMap<string, string>;

/**
 * The numbers of a company that stand on its invoices (Code général des impôts, art. 145), in the
 * order in which they are printed: ICE, IF, RC, TP and CNSS.
 */
export const LEGAL_IDENTIFIERS = ['ice', 'taxId', 'rce', 'businessTaxId', 'cnss'] as const;
export type LegalIdentifier = (typeof LEGAL_IDENTIFIERS)[number];

/** The numbers of a company; null where it has none, or gave none. */
export type LegalIdentifiers = Readonly<Record<LegalIdentifier, string | null>>;

const CHECKED_FIELDS = ['email', 'phone', 'zipcode', ...LEGAL_IDENTIFIERS] as const;

const FORMAT_RULES: Readonly<
  Record<
    (typeof CHECKED_FIELDS)[number],
    readonly [isRight: (text: string) => boolean, code: string]
  >
> = {
  email: [isEmailAddress, 'invalid_email'],
  phone: [(text) => parsePhoneNumber(text) !== undefined, 'invalid_phone'],
  zipcode: [isZipcode, 'invalid_zipcode'],
  ice: [isIce, 'invalid_ice'],
  taxId: [isTaxId, 'invalid_tax_id'],
  rce: [isRce, 'invalid_rce'],
  businessTaxId: [isBusinessTaxId, 'invalid_business_tax_id'],
  cnss: [isCnss, 'invalid_cnss'],
};

/** The names of a store, which mails contain; the first two are required. */
const REQUIRED_NAMES = ['enterprise', 'name'] as const;
const NAMES = [...REQUIRED_NAMES, 'nameAr', 'juridicalName'] as const;

function nameErrors(change: StoreChange): ChangeErrors {
  const faults: ChangeErrors = {};
  for (const field of NAMES) {
    const code = mailedNameError(change[field] ?? '');
    if (code) faults[field] = [code];
  }
  for (const field of REQUIRED_NAMES) {
    if (change[field] !== undefined && change[field].trim() === '') faults[field] = ['required'];
  }
  return faults;
}

function identityErrors(change: StoreChange, hasLogo: boolean): ChangeErrors {
  const faults = nameErrors(change);
  for (const field of CHECKED_FIELDS) {
    const [isRight, code] = FORMAT_RULES[field];
    const text = change[field]?.trim() ?? '';
    if (text !== '' && !isRight(text)) faults[field] = [code];
  }
  const isGeneral = OF_GENERAL.some((field) => change[field] !== undefined);
  const fault =
    change.logo === undefined ? isGeneral && !hasLogo && 'required' : logoError(change.logo);
  if (fault) faults['logo'] = [fault];
  return faults;
}

function paymentErrors({ payment }: StoreChange): ChangeErrors {
  if (!payment) return {};
  const faults: ChangeErrors = {};
  for (const field of ['holderName', 'bankName'] as const) {
    if (payment[field].trim() === '') faults[`payment.${field}`] = ['required'];
  }
  if (!isRib(payment.rib.replace(/\s/g, ''))) faults['payment.rib'] = ['invalid_rib'];
  return faults;
}

function operationsErrors(change: StoreChange, regionOfCity: RegionOfCity): ChangeErrors {
  const faults: ChangeErrors = {};
  const regions = new Set(regionOfCity.values());
  const named = new Set<string>();
  for (const [index, { region, cityId }] of (change.shipping?.rules ?? []).entries()) {
    const [field, place] = cityId ? ['cityId', cityId] : ['region', region];
    const isForeign = Boolean(cityId) && regionOfCity.get(place) !== region;
    if (!regions.has(region)) faults[`shipping.rules.${index}.region`] = ['unknown_region'];
    else if (isForeign) faults[`shipping.rules.${index}.cityId`] = ['unknown'];
    else if (named.has(place)) faults[`shipping.rules.${index}.${field}`] = ['duplicate'];
    named.add(place);
  }
  for (const [network, link] of Object.entries(change.socialLinks ?? {})) {
    const error = webLinkError(link);
    if (error !== null) faults[`socialLinks.${network}`] = [error];
  }
  return faults;
}

/**
 * All errors of a change of settings, codes by field (specification, section 5: enterprise, name
 * and logo are required). Only the database can check whether the city exists.
 * @param standing whether the store already has a logo, and the region of every city
 */
export function storeChangeErrors(
  change: StoreChange,
  standing: { readonly hasLogo: boolean; readonly regionOfCity: RegionOfCity },
): ChangeErrors {
  return {
    ...identityErrors(change, standing.hasLogo),
    ...paymentErrors(change),
    ...operationsErrors(change, standing.regionOfCity),
  };
}
