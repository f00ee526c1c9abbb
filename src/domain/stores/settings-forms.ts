import { errorsSchema } from '../forms/errors-schema';
import { logoError } from './store-logo';
import {
  type ShippingRule,
  SOCIAL_NETWORKS,
  type SocialNetwork,
  STORE_POLICIES,
  type StorePolicies,
  storeChangeErrors,
} from './store-settings';

/** Who the store is, as its form holds it: nothing is empty, not null; the city apart. */
export type GeneralForm = {
  name: string;
  nameAr: string;
  enterprise: string;
  juridicalName: string;
  description: string;
  email: string;
  phone: string;
  billingAddress: string;
  cityId: string | null;
  zipcode: string;
  ice: string;
  rce: string;
  /** Data URL; empty while there is none. */
  logo: string;
};

const NOWHERE: ReadonlyMap<string, string> = new Map();

/** Enterprise, name and logo are required (specification, section 5). */
export const generalSchema = errorsSchema<GeneralForm>(({ logo, ...texts }) => {
  const fault = logoError(logo);
  return {
    ...storeChangeErrors(texts, { hasLogo: true, regionOfCity: NOWHERE }),
    ...(fault && { logo: [fault] }),
  };
});

/** Pages elsewhere; empty where there is none. */
export type SocialForm = Record<SocialNetwork, string>;

/** The links that are given, without blanks around them. */
export const givenLinks = (form: SocialForm): Partial<SocialForm> =>
  Object.fromEntries(
    SOCIAL_NETWORKS.map((network) => [network, form[network].trim()] as const).filter(
      ([, link]) => link !== '',
    ),
  );

const PREFIX = 'socialLinks.';

export const socialSchema = errorsSchema<SocialForm>((form) => {
  const faults = storeChangeErrors(
    { socialLinks: givenLinks(form) },
    { hasLogo: true, regionOfCity: NOWHERE },
  );
  return Object.fromEntries(
    Object.entries(faults).map(([field, codes]) => [field.slice(PREFIX.length), codes]),
  );
});

export type Policy = keyof StorePolicies;
export type PolicyLanguage = 'fr' | 'ar' | 'en';

/** A text of the policies: `returns` in Arabic is `returnsAr`. */
export type PolicyField = `${Policy}${'Fr' | 'Ar' | 'En'}`;
export type PoliciesForm = Record<PolicyField, string>;

const ENDINGS = { fr: 'Fr', ar: 'Ar', en: 'En' } as const;

export const policyField = (policy: Policy, language: PolicyLanguage): PolicyField =>
  `${policy}${ENDINGS[language]}`;

/** The form's name of a text that the contract calls `policies.returns.ar`. */
export const policyFieldOf = (path: string): string =>
  path.replace(
    /^policies\.(\w+)\.(fr|ar|en)$/,
    (_, policy: string, language: PolicyLanguage) => policy + ENDINGS[language],
  );

/** Characters of a policy in one language (contract, StorePolicies). */
const POLICY_LENGTH = 10_000;

const POLICY_LANGUAGES = ['fr', 'ar', 'en'] as const;

/** The policies as their form holds them, and back: an empty text is none. */
export const policiesForm = (policies: StorePolicies): PoliciesForm =>
  Object.fromEntries(
    STORE_POLICIES.flatMap((policy) =>
      POLICY_LANGUAGES.map((language) => [
        policyField(policy, language),
        policies[policy][language] ?? '',
      ]),
    ),
    // Every policy in every language, so all of its fields.
  ) as PoliciesForm;

export const policiesOf = (form: PoliciesForm) => {
  const textsOf = (policy: Policy) => {
    const text = (language: PolicyLanguage) => form[policyField(policy, language)].trim() || null;
    return { fr: text('fr'), en: text('en'), ar: text('ar') };
  };
  return {
    returns: textsOf('returns'),
    delivery: textsOf('delivery'),
    privacy: textsOf('privacy'),
  };
};

export const policiesSchema = errorsSchema<PoliciesForm>((form) =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([, text]) => text.length > POLICY_LENGTH)
      .map(([field]) => [field, ['too_long']]),
  ),
);

/** Share of the policies that are written in a language, 0 to 1. */
export const policiesWritten = (form: PoliciesForm, language: PolicyLanguage): number =>
  STORE_POLICIES.filter((policy) => form[policyField(policy, language)].trim() !== '').length /
  STORE_POLICIES.length;

/** What sending costs, as its form holds it. */
export type ShippingForm = { rules: readonly ShippingRule[] };

/** The form of the rules; `regionOfCity` as the marketplace has it. */
export const shippingSchema = (regionOfCity: ReadonlyMap<string, string>) =>
  errorsSchema<ShippingForm>((form) => {
    const faults = storeChangeErrors({ shipping: form }, { hasLogo: true, regionOfCity });
    return Object.fromEntries(
      Object.entries(faults).map(([field, codes]) => [field.replace('shipping.', ''), codes]),
    );
  });
