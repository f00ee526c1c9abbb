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
