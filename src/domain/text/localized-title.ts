import type { Language } from '../format/languages';
import { localizedName } from './localized-name';

/** The titles of a record with the contract's field names: `title` is French; an unwritten one is empty. */
export interface LocalizedTitles {
  readonly title: string;
  readonly titleEn: string;
  readonly titleAr: string;
}

/** The title in a language; in place of a missing one the French one, or any other. */
export function localizedTitle(
  { title, titleEn, titleAr }: LocalizedTitles,
  language: Language,
): string {
  return localizedName({ name: title, nameEn: titleEn, nameAr: titleAr }, language);
}
