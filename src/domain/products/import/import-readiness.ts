import type { ImportOptionName, ImportOptions } from './import-format';
import { type ColumnMapping, isRepeatable } from './import-target';

/** What is wrong with a mapping as a whole. */
export type MappingProblem =
  /** Neither a code nor a handle: products couldn't be told apart. */
  | 'mapping_without_identity'
  /** Nothing is read but codes and handles. */
  | 'mapping_without_content'
  /** A target that takes one column has several. */
  | 'mapping_repeats_target';

const UNLABELLED = new Set(['name', 'description', 'content']);
const IDENTITIES = new Set(['code', 'handle', 'parentCode', 'groupCode', 'rowId', 'locale']);
const AMOUNTS = new Set(['price', 'compareAtPrice', 'salePrice', 'cost']);

/**
 * Options that must be chosen before a dry run. Unlabelled text asks for its language unless each
 * row names one; prices of other systems ask for their currency, and one other than MAD for its
 * rate. `isOwn` files are in MAD.
 */
export function requiredOptions(
  mapping: readonly ColumnMapping[],
  options: ImportOptions,
  isOwn: boolean,
): ImportOptionName[] {
  const targets = new Set(mapping.flatMap(({ target }) => (target ? [target] : [])));
  const required: ImportOptionName[] = [];
  const hasUnlabelled = [...targets].some((target) => UNLABELLED.has(target));
  if (hasUnlabelled && !targets.has('locale')) required.push('textLanguage');
  const hasPrices = [...targets].some(
    (target) => AMOUNTS.has(target) || target.startsWith('price:'),
  );
  if (hasPrices && !isOwn) {
    required.push('currency');
    if (options.currency !== 'MAD') required.push('exchangeRate');
  }
  return required;
}

/** Required options that are still open. */
export function missingOptions(
  mapping: readonly ColumnMapping[],
  options: ImportOptions,
  isOwn: boolean,
): ImportOptionName[] {
  return requiredOptions(mapping, options, isOwn).filter((name) => options[name] === null);
}

/** Problems of a mapping that a dry run can't start with. */
export function mappingProblems(mapping: readonly ColumnMapping[]): MappingProblem[] {
  const targets = mapping.flatMap(({ target }) => (target ? [target] : []));
  const problems: MappingProblem[] = [];
  if (!targets.includes('code') && !targets.includes('handle')) {
    problems.push('mapping_without_identity');
  }
  if (targets.every((target) => IDENTITIES.has(target))) problems.push('mapping_without_content');
  const single = targets.filter((target) => !isRepeatable(target));
  if (new Set(single).size < single.length) problems.push('mapping_repeats_target');
  return problems;
}
