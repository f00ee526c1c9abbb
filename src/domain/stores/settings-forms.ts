import { errorsSchema } from '../forms/errors-schema';
import { logoError } from './store-logo';
import {
  LEGAL_IDENTIFIERS,
  type LegalIdentifier,
  type ShippingRule,
  SOCIAL_NETWORKS,
  type SocialNetwork,
  STORE_POLICIES,
  type StorePolicies,
  storeChangeErrors,
} from './store-settings';

/**
 * The store's identity in its form: a missing value is an empty string, not null, except the city.
 */
export type GeneralForm = {
  name: string;
  nameAr: string;
  enterprise: string;
  juridicalName: string;
  description: string;
  email: string;
  /** For another address; the server knows whether it is needed. */
  currentPassword: string;
  phone: string;
  billingAddress: string;
  cityId: string | null;
  zipcode: string;
  /** Data URL; empty without a logo. */
  logo: string;
};

const NOWHERE: ReadonlyMap<string, string> = new Map();

/** Enterprise, name and logo are required (specification, section 5). */
export const generalSchema = errorsSchema<GeneralForm>(
  ({ logo, currentPassword: _password, ...texts }) => {
    const fault = logoError(logo);
    return {
      ...storeChangeErrors(texts, { hasLogo: true, regionOfCity: NOWHERE }),
      ...(fault && { logo: [fault] }),
    };
  },
);

/** The store's pages on other sites; empty for a missing one. */
export type SocialForm = Record<SocialNetwork, string>;

/** The filled-in links, trimmed. */
export function givenLinks(form: SocialForm): Partial<SocialForm> {
  return Object.fromEntries(
    SOCIAL_NETWORKS.map((network) => [network, form[network].trim()] as const).filter(
      ([, link]) => link !== '',
    ),
  );
}

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

/** The field of a policy in one language: `returns` in Arabic is `returnsAr`. */
export type PolicyField = `${Policy}${'Fr' | 'Ar' | 'En'}`;
export type PoliciesForm = Record<PolicyField, string>;

const POLICY_SUFFIXES = { fr: 'Fr', ar: 'Ar', en: 'En' } as const;

export function policyField(policy: Policy, language: PolicyLanguage): PolicyField {
  return `${policy}${POLICY_SUFFIXES[language]}`;
}

/** The form field for the contract's path `policies.returns.ar`. */
export function policyFieldOf(path: string): string {
  return path.replace(
    /^policies\.(\w+)\.(fr|ar|en)$/,
    (_, policy: string, language: PolicyLanguage) => policy + POLICY_SUFFIXES[language],
  );
}

/** Maximum length of a policy in one language, in characters (contract, StorePolicies). */
const POLICY_LENGTH = 10_000;

const POLICY_LANGUAGES = ['fr', 'ar', 'en'] as const;

/**
 * The policies in their form, where a missing text is an empty string; `policiesOf` converts back.
 */
export function policiesForm(policies: StorePolicies): PoliciesForm {
  return Object.fromEntries(
    STORE_POLICIES.flatMap((policy) =>
      POLICY_LANGUAGES.map((language) => [
        policyField(policy, language),
        policies[policy][language] ?? '',
      ]),
    ),
    // The entries cover every policy in every language, so all fields are present.
  ) as PoliciesForm;
}

export function policiesOf(form: PoliciesForm) {
  const textsOf = (policy: Policy) => {
    const text = (language: PolicyLanguage) => form[policyField(policy, language)].trim() || null;
    return { fr: text('fr'), en: text('en'), ar: text('ar') };
  };
  return {
    returns: textsOf('returns'),
    delivery: textsOf('delivery'),
    privacy: textsOf('privacy'),
  };
}

/** The company's numbers and the policies in one form; a missing value is an empty string. */
export type LegalForm = Record<LegalIdentifier, string> & PoliciesForm;

/** The company's numbers of a form or of a change of it. */
export function identifiersOf<Form extends Partial<Record<LegalIdentifier, string>>>(form: Form) {
  return Object.fromEntries(
    LEGAL_IDENTIFIERS.flatMap((field) => (form[field] === undefined ? [] : [[field, form[field]]])),
    // The entries are those members of the form that are company numbers.
  ) as Pick<Form, LegalIdentifier & keyof Form>;
}

export const legalSchema = errorsSchema<LegalForm>((form) => ({
  ...storeChangeErrors(identifiersOf(form), { hasLogo: true, regionOfCity: NOWHERE }),
  ...Object.fromEntries(
    Object.entries(form)
      .filter(([, text]) => text.length > POLICY_LENGTH)
      .map(([field]) => [field, ['too_long']]),
  ),
}));

/** Share of the policies that are written in a language, 0 to 1. */
export function policiesWritten(form: PoliciesForm, language: PolicyLanguage): number {
  return (
    STORE_POLICIES.filter((policy) => form[policyField(policy, language)].trim() !== '').length /
    STORE_POLICIES.length
  );
}

/** The shipping rules in their form. */
export type ShippingForm = { rules: readonly ShippingRule[] };

/** The schema of the shipping rules form; `regionOfCity` lists the marketplace's cities. */
export function shippingSchema(regionOfCity: ReadonlyMap<string, string>) {
  return errorsSchema<ShippingForm>((form) => {
    const faults = storeChangeErrors({ shipping: form }, { hasLogo: true, regionOfCity });
    return Object.fromEntries(
      Object.entries(faults).map(([field, codes]) => [field.replace('shipping.', ''), codes]),
    );
  });
}
