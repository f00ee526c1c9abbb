import { type Language, languageRecords } from './languages';

const NARROW_NO_BREAK_SPACE = /\u202f/g;
const NO_BREAK_SPACE = '\u00a0';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number in the language's manner with Latin digits. The narrow no-break space becomes U+00A0,
 * because the heading font has no glyph for it; the direction marks that Arabic adds are left out,
 * because every figure is isolated where it stands.
 */
export function formatNumber(
  value: number,
  language: Language,
  options: Intl.NumberFormatOptions = {},
): string {
  const key = `${language}${JSON.stringify(options)}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(languageRecords[language].adapterLocale, {
      // Nothing has no sign, be it by rounding or as the opposite of nothing.
      signDisplay: 'negative',
      ...options,
    });
  formats.set(key, format);
  return format
    .format(value)
    .replace(NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE)
    .replace(/[\u200e\u200f\u061c]/g, '');
}

/** A ratio as a percentage: 0.974 is "97 %" in French. */
export function formatPercent(
  ratio: number,
  language: Language,
  maximumFractionDigits = 0,
): string {
  return formatNumber(ratio, language, { style: 'percent', maximumFractionDigits });
}
