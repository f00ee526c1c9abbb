import { bidiIsolate } from '../format/bidi-isolate';
import type { Language } from '../format/languages';
import { localizedName } from '../text/localized-name';

/** A town of the marketplace's catalogue. */
interface Town {
  readonly name: string;
  readonly nameEn?: string | null | undefined;
  readonly nameAr?: string | null | undefined;
}

/** A postcode in front of the town. */
const POSTCODE = /^\d{5}\s+/;

/**
 * An address in one line, "12, rue Talaa Kebira, 30110, Fès", with its town in this language. Only the
 * last part names the town; an address that ends in another text stays as it is. In front of an
 * Arabic town the street is isolated, so that the line begins with it, from the right.
 */
export function withTownIn(address: string, towns: readonly Town[], language: Language): string {
  const start = address.lastIndexOf(',') + 1;
  const last = address.slice(start);
  const written = last.trim().replace(POSTCODE, '');
  const town = towns.find(({ name }) => written !== '' && isSameName(name, written));
  if (!town) return address;
  const name = localizedName(town, language);
  const end = last.replace(written, () => name);
  if (start === 0 || name !== town.nameAr) return address.slice(0, start) + end;
  return `${bidiIsolate(address.slice(0, start - 1))},${end}`;
}

function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other, 'fr', { sensitivity: 'base' }) === 0;
}
