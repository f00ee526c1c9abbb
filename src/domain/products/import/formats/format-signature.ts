import type { ImportFormat } from '../import-format';
import type { ImportTarget } from '../import-target';
import { labelledHeader, labelledTarget } from './language-label';

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
  /** Headers whose target counts only if no other column of the file has it. */
  readonly others?: readonly HeaderPattern[];
}

export interface HeaderPattern {
  readonly pattern: RegExp;
  /** Receives the groups that the pattern matched. */
  readonly target: (parts: readonly string[]) => ImportTarget | null;
}

/**
 * Normalises a header: ignores case, outer blanks, byte order mark, kinds of apostrophe and blanks,
 * and the asterisk of a required column.
 */
export function normaliseHeader(header: string): string {
  return header
    .replace(/^\uFEFF/, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .replace(/ ?\*$/, '')
    .toLowerCase();
}

/** The normalised headers of a file, also without the languages that they name. */
export function headerNames(header: readonly string[]): ReadonlySet<string> {
  const names = header.map(normaliseHeader);
  return new Set([...names, ...names.flatMap((name) => labelledHeader(name)?.base ?? [])]);
}

/** The target of one column in a format; null leaves the column out. */
export function targetIn(signature: FormatSignature, header: string): ImportTarget | null {
  const normalised = normaliseHeader(header);
  const targetOf = (name: string) =>
    signature.targets[name] ?? targetByPattern(signature.patterns ?? [], name);
  return targetOf(normalised) ?? labelledTarget(normalised, targetOf);
}

/** The target that a column has if no other column of the file has it; null for none. */
export function otherTargetIn(
  { others = [] }: FormatSignature,
  header: string,
): ImportTarget | null {
  return targetByPattern(others, normaliseHeader(header));
}

function targetByPattern(patterns: readonly HeaderPattern[], name: string): ImportTarget | null {
  for (const { pattern, target } of patterns) {
    const parts = pattern.exec(name);
    if (parts) return target(parts.slice(1));
  }
  return null;
}
