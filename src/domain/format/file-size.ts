import type { Language } from './languages';
import { formatNumber } from './numbers';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

/** A file size in steps of 1000: "820 ko", "1,6 Mo". */
export function formatFileSize(bytes: number, language: Language): string {
  const power = bytes < STEP ? 0 : Math.floor(Math.log(bytes) / Math.log(STEP));
  const at = Math.min(power, UNITS.length - 1);
  return formatNumber(bytes / STEP ** at, language, {
    style: 'unit',
    unit: UNITS[at] ?? 'byte',
    // Most readers are not familiar with Arabic's short forms.
    unitDisplay: language === 'ar' ? 'long' : 'short',
    maximumFractionDigits: at < 2 ? 0 : 1,
  });
}
