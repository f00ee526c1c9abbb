import { type Language, languageRecords } from './languages';

const SPACES = /[ \u202f]/g;
const NO_BREAK_SPACE = '\u00a0';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number in the format of the language with Latin digits. Every space becomes U+00A0: no line ends
 * between a figure and its unit, and the heading font has no narrow no-break space. Arabic's
 * direction marks are left out, because every figure is isolated from the surrounding text.
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
      // Zero has no sign, also after rounding or negation.
      signDisplay: 'negative',
      ...options,
    });
  formats.set(key, format);
  return format
    .format(value)
    .replace(SPACES, NO_BREAK_SPACE)
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
