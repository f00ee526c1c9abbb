import type { ImportFormat } from '../import-format';
import type { ImportTarget } from '../import-target';

/** The headers by which a format is recognised, and the targets of its columns. */
export interface FormatSignature {
  readonly format: Exclude<ImportFormat, 'unknown'>;
  /** Groups of normalised headers: the file must have one of each group. */
  readonly required: readonly (readonly (string | RegExp)[])[];
  /** Further headers that are specific to this format; each one found raises the confidence. */
  readonly typical: readonly string[];
  readonly targets: Readonly<Record<string, ImportTarget>>;
  /** Headers that contain a number or a name. */
  readonly patterns?: readonly HeaderPattern[];
}

export interface HeaderPattern {
  readonly pattern: RegExp;
  /** Receives the groups that the pattern matched. */
  readonly target: (parts: readonly string[]) => ImportTarget | null;
}

/**
 * Normalises a header: ignores case, outer blanks, byte order mark, kinds of apostrophe and blanks.
 */
export function normaliseHeader(header: string): string {
  return header
    .replace(/^\uFEFF/, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** The target of one column in a format; null leaves the column out. */
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
