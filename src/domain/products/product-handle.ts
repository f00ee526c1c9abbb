const MARKS = /\p{Mn}/gu;
const NOT_HANDLE = /[^\p{L}\p{N}]+/gu;
const MAX_HANDLE = 120;

/**
 * The handle that identifies a product in links and translation files: lower case, without accents,
 * words joined by hyphens. Arabic letters are kept. Empty when the text has no letter or digit.
 */
export function handleOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(NOT_HANDLE, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_HANDLE)
    .replace(/-+$/, '');
}

/** The handle for a new product: from its French, English or Arabic name, otherwise its code. */
export function proposedHandle(product: {
  code: string;
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
}): string {
  return (
    [product.name, product.nameEn, product.nameAr, product.code]
      .map((text) => handleOf(text ?? ''))
      .find((handle) => handle !== '') ?? 'produit'
  );
}

/**
 * The displayed name when a language may be missing: the requested one, then French, English,
 * Arabic, the code.
 */
export function productNameIn(
  product: { code: string; name: string | null; nameEn: string | null; nameAr: string | null },
  language: 'fr' | 'en' | 'ar',
): { text: string; language: 'fr' | 'en' | 'ar' | null } {
  const names = { fr: product.name, en: product.nameEn, ar: product.nameAr };
  for (const candidate of [language, 'fr', 'en', 'ar'] as const) {
    const text = names[candidate]?.trim();
    if (text) return { text, language: candidate };
  }
  return { text: product.code, language: null };
}
