const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** Arabic and Persian digits as Latin digits; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  });
}
