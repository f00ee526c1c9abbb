import type { ImportOptionName, ImportOptions } from './import-format';
import { type ColumnMapping, isRepeatable } from './import-target';

/** Problems of a mapping as a whole. */
export type MappingProblem =
  /** Neither a code nor a handle: products could not be distinguished. */
  | 'mapping_without_identity'
  /** Only codes and handles are mapped. */
  | 'mapping_without_content'
  /** Several columns are mapped to a target that takes one. */
  | 'mapping_repeats_target';

const UNLABELLED = new Set(['name', 'description', 'content']);
const IDENTITIES = new Set([
  'code',
  'handle',
  'parentCode',
  'groupCode',
  'rowId',
  'locale',
  'storeView',
]);
const AMOUNTS = new Set(['price', 'compareAtPrice', 'salePrice', 'cost']);

/**
 * Options that must be chosen before a dry run. Unlabelled text requires its language unless each
 * row contains one. Prices of other systems require their currency, and one other than MAD also its
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

/** Required options that are still missing. */
export function missingOptions(
  mapping: readonly ColumnMapping[],
  options: ImportOptions,
  isOwn: boolean,
): ImportOptionName[] {
  return requiredOptions(mapping, options, isOwn).filter((name) => options[name] === null);
}

/** Problems of a mapping that prevent a dry run. */
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
