import type { FileFindings } from './detection/file-findings';
import {
  type ImportFormat,
  type ImportOptionName,
  type ImportOptions,
  makesCodesFromNames,
} from './import-format';
import { importQuestions } from './import-questions';
import {
  type ColumnMapping,
  type ImportTarget,
  isAmountTarget,
  isRepeatable,
} from './import-target';

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
  'groupKey',
  'rowId',
  'locale',
  'storeView',
]);

/** A file as far as it decides which options are required. */
export interface FileToRead {
  readonly mapping: readonly ColumnMapping[];
  /** Whether it is in the portal's own format, whose prices are in MAD. */
  readonly isOwn: boolean;
  readonly findings: FileFindings;
}

/**
 * Options that must be chosen before a dry run. Unlabelled text requires its language unless each
 * row contains one. Prices of other systems, and those beside a column of currencies, require their
 * currency, and one other than MAD also its rate. What the cells leave open must be answered.
 */
export function requiredOptions(
  { mapping, isOwn, findings }: FileToRead,
  options: ImportOptions,
): ImportOptionName[] {
  const targets = new Set(mapping.flatMap(({ target }) => (target ? [target] : [])));
  const required: ImportOptionName[] = [];
  const hasUnlabelled = [...targets].some((target) => UNLABELLED.has(target));
  if (hasUnlabelled && !targets.has('locale')) required.push('textLanguage');
  if ([...targets].some(isAmountTarget)) {
    if (!isOwn || targets.has('currency')) required.push('currency');
    const isOther = isOwn ? options.currency !== null : true;
    if (isOther && options.currency !== 'MAD') required.push('exchangeRate');
  }
  return [...required, ...importQuestions(mapping, options, findings).map(({ option }) => option)];
}

/** Required options that are still missing. */
export function missingOptions(file: FileToRead, options: ImportOptions): ImportOptionName[] {
  return requiredOptions(file, options).filter((name) => options[name] === null);
}

const NAMES = new Set(['name', 'nameFr', 'nameEn', 'nameAr']);

/** OpenCart has two codes for a product: the first filled one is read. */
function isSecondCode(target: ImportTarget, format: ImportFormat): boolean {
  return target === 'code' && format === 'opencart';
}

/** Problems of a mapping that prevent a dry run. In some formats, a name is enough to make a code. */
export function mappingProblems(
  mapping: readonly ColumnMapping[],
  format: ImportFormat = 'unknown',
): MappingProblem[] {
  const targets = mapping.flatMap(({ target }) => (target ? [target] : []));
  const problems: MappingProblem[] = [];
  const isNamed = makesCodesFromNames(format) && targets.some((target) => NAMES.has(target));
  if (!targets.includes('code') && !targets.includes('handle') && !isNamed) {
    problems.push('mapping_without_identity');
  }
  if (targets.every((target) => IDENTITIES.has(target))) problems.push('mapping_without_content');
  const single = targets.filter((target) => !isRepeatable(target) && !isSecondCode(target, format));
  if (new Set(single).size < single.length) problems.push('mapping_repeats_target');
  return problems;
}
