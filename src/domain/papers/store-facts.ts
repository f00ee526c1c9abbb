import type { Language } from '../format/languages';
import type { LegalIdentifiers } from '../stores/store-settings';
import { type LocalizedNames, localizedName } from '../text/localized-name';

/** What papers say about a store: as it stood on one day, or as it stands now. */
export interface LetterheadTexts extends LegalIdentifiers {
  /** As customers know it. */
  readonly name: string;
  readonly nameAr: string | null;
  /** The registered name of the company. */
  readonly juridicalName: string | null;
  readonly billingAddress: string | null;
  readonly zipcode: string | null;
  readonly city: LocalizedNames | null;
  readonly phone: string | null;
  /** PNG, JPEG or WebP as a data URL. */
  readonly logo: string | null;
}

/** The store as its papers name it, in their language. */
export interface StoreFacts {
  readonly name: string;
  /** Street, then postcode and city; empty without any. */
  readonly address: readonly string[];
  readonly phone: string | null;
  readonly logo: string | null;
  /** The company behind the store; without a registered name it has the store's. */
  readonly company: LegalIdentifiers & { readonly name: string };
}

/** The facts of a letterhead in the language of a paper. */
export function storeFactsOf(letterhead: LetterheadTexts, language: Language): StoreFacts {
  const { city, phone, logo, juridicalName, ice, taxId, rce, businessTaxId, cnss } = letterhead;
  const name = localizedName({ name: letterhead.name, nameAr: letterhead.nameAr }, language);
  const place = [letterhead.zipcode, city && localizedName(city, language)];
  return {
    name,
    address: [letterhead.billingAddress, place.filter(Boolean).join(' ')].filter(
      (part): part is string => Boolean(part),
    ),
    phone,
    logo,
    company: { name: juridicalName ?? name, ice, taxId, rce, businessTaxId, cnss },
  };
}
