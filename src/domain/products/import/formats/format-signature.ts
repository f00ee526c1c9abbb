import type { ImportFormat } from '../import-format';
import type { ImportTarget } from '../import-target';

/** How a format is known by its header row, and what its columns are read as. */
export interface FormatSignature {
  readonly format: Exclude<ImportFormat, 'unknown'>;
  /** Headers (normalised) of which every group has one in the file. */
  readonly required: readonly (readonly (string | RegExp)[])[];
  /** Further headers that only this format has; each found one raises the confidence. */
  readonly typical: readonly string[];
  readonly targets: Readonly<Record<string, ImportTarget>>;
  /** Headers with a number or a name in them. */
  readonly patterns?: readonly HeaderPattern[];
}

export interface HeaderPattern {
  readonly pattern: RegExp;
  /** Gets the parts that the pattern caught. */
  readonly target: (parts: readonly string[]) => ImportTarget | null;
}

/** Headers compare without case, outer blanks, byte order mark, kinds of apostrophe and blanks. */
export function normaliseHeader(header: string): string {
  return header
    .replace(/^\uFEFF/, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** What a format reads one column as; null leaves it out. */
export function targetIn(signature: FormatSignature, header: string): ImportTarget | null {
  const normalised = normaliseHeader(header);
  const exact = signature.targets[normalised];
  if (exact) return exact;
  for (const { pattern, target } of signature.patterns ?? []) {
    const parts = pattern.exec(normalised);
    if (parts) return target(parts.slice(1));
  }
  return null;
}
