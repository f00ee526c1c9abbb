import { comparableCode } from '../../comparable-code';
import { readCode, TEXT_LIMITS } from '../cells/text-cell';
import type { DraftGroup, ProductDraft } from '../product-draft';
import { generatedCode, proposedCode } from './generated-code';
import type { GroupContext } from './group-context';
import { listsCodes } from './listed-variants';
import { readCell } from './read-cells';
import { hasOptionValues, listedOptionsOf } from './read-options';
import { attributesOf, readProductFields } from './read-product';
import { textsOf } from './read-texts';
import { readVariants, type VariantsReading } from './read-variants';
import { codeAt, codeKeyAt, givenCodeAt, parentAt } from './row-key';
import { rolesOf } from './row-roles';
import {
  hasListValues,
  isNamedByHandle,
  nameAt,
  type RowKind,
  type RowRoles,
  type RowView,
  textAt,
} from './row-shape';

/** No system has longer handles; longer than ours, they are shortened. */
const MAX_GIVEN_HANDLE = 2_000;

/** Builds one product from its rows. Rows already noted as wrong or skipped are ignored. */
export function buildGroup(
  rows: readonly RowView[],
  key: string,
  context: GroupContext,
): DraftGroup {
  const { notes } = context;
  const live = rows.filter((row) => !notes.hasError(row) && !notes.isSkipped(row));
  const roles = rolesOf(live, context);
  const variants = readVariants(live, roles, productKeyOf(roles, key, context), context);
  const draft = live.length === 0 ? null : draftOf(live, roles, variants, key, context);
  const { base } = roles;
  if (base && variants.variants.length === 0 && rows.some((row) => isOtherVariant(row, base))) {
    notes.note(base, 'no_valid_variant');
  }
  const isRefused =
    draft === null ||
    (base ? notes.hasError(base) : rows.some((row) => isBaseRowWrong(row, context)));
  if (isRefused) refuseOthers(live, context);
  const isEmpty = base === null && variants.variants.length === 0 && !hasSoundText(roles, context);
  return { draft: isRefused || isEmpty ? null : draft, outcomes: notes.outcomes(rows) };
}

function hasSoundText(roles: RowRoles, { notes }: GroupContext): boolean {
  return roles.texts.some((row) => !notes.hasError(row) && !notes.isSkipped(row));
}

/** Whether a row is, or would be, a variant of the product that another row describes. */
function isOtherVariant(row: RowView, base: RowView): boolean {
  if (row === base) return false;
  if (row.shape.kind === 'tree') return isChildRow(row, base);
  return hasOptionValues(row) || hasListValues(row);
}

function isChildRow(row: RowView, base: RowView): boolean {
  return parentAt(row) !== '' || listedOptionsOf(base).has(codeKeyAt(row));
}

/** Whether a row that should have described the product is wrong. */
function isBaseRowWrong(row: RowView, { notes }: GroupContext): boolean {
  if (!notes.hasError(row)) return false;
  return row.shape.kind === 'tree' ? parentAt(row) === '' : nameAt(row) !== '';
}

/** Valid rows of a product whose own row is wrong cannot be imported either. */
function refuseOthers(live: readonly RowView[], { notes }: GroupContext): void {
  for (const row of live) if (!notes.hasError(row)) notes.note(row, 'parent_failed');
}

function draftOf(
  live: readonly RowView[],
  roles: RowRoles,
  { variants, options }: VariantsReading,
  key: string,
  context: GroupContext,
): ProductDraft | null {
  const kind = live[0]?.shape.kind ?? 'tree';
  const isListed = roles.base !== null && hasListValues(roles.base);
  const isVariable = roles.variants.length > 0 || isListed || isDeclaredVariable(roles.base);
  const code = productCode(roles, live, key, isVariable, context);
  // A row that names its language goes before one in the chosen language.
  const textRows = [...roles.texts, ...(roles.base ? [roles.base] : [])];
  const texts = {
    names: textsOf(textRows, 'name', context),
    descriptions: textsOf(textRows, 'description', context),
    contents: textsOf(textRows, 'content', context),
  };
  noteEmptyTranslations(kind, textRows, texts, context);
  const marks = codeMarks(roles, code, isVariable, context);
  if (roles.base && code === '') context.notes.note(roles.base, 'missing_code', 'code');
  else if (roles.base && marks.isCodeMade) noteMadeCode(roles.base, code, context);
  return {
    matchBy: kind === 'handle' || kind === 'translations' ? 'handle' : 'code',
    code,
    ...marks,
    handle: handleAt(roles.base ?? live[0], context),
    productType: isVariable ? 'variable' : 'simple',
    rowNumber: roles.base?.number ?? null,
    updateOnly: roles.base ? null : orphanCode(kind),
    ...texts,
    options,
    variants,
    attributes: roles.base
      ? attributesOf(roles.base, new Set(options.map(({ name }) => name)), isVariable, context)
      : [],
    ...(roles.base
      ? readProductFields(
          roles.base,
          live,
          { isVariable, isVariant: roles.variants.includes(roles.base) },
          roles.prices.get(codeKeyAt(roles.base)),
          context,
        )
      : {}),
  };
}

function isDeclaredVariable(base: RowView | null): boolean {
  const [at] = base?.shape.columns.get('rowType') ?? [];
  const type = at === undefined ? '' : (base?.cells[at] ?? '').trim().toLowerCase();
  return /^(variable|configurable)\b/.test(type);
}

/**
 * The product's code: from its own row, otherwise from the parent's or the group's name, otherwise
 * made from the handle. A row that is both the product and its first variant has the variant's
 * code.
 */
function productCode(
  roles: RowRoles,
  live: readonly RowView[],
  key: string,
  isVariable: boolean,
  context: GroupContext,
): string {
  const { base } = roles;
  const kind = live[0]?.shape.kind ?? 'tree';
  if (base === null) return namedProduct(live, kind) || generatedCode([key]);
  if (kind === 'group' && isVariable) return namedProduct(live, kind) || key;
  if (isSkuRepeated(base, isVariable, context)) return proposedCode(codeAt(base), key);
  const isNotOwn = roles.variants.includes(base) || context.isRepeated(base) || listsCodes(base);
  const given = isNotOwn
    ? null
    : readCell(base, 'code', context, (text) => readCode(text, 'code', context.texts.code));
  if (given === undefined && codeAt(base) !== '') return codeAt(base);
  const isByHandle = kind === 'handle' && isNameOrHandle(key);
  return given || generatedCode([isByHandle ? key : nameForCode(base, context)]);
}

/** The code by which the rows name their product; empty if they name it by a handle. */
function namedProduct(live: readonly RowView[], kind: RowKind): string {
  const named = live.map((row) =>
    kind === 'tree' ? parentAt(row) : kind === 'group' ? textAt(row, 'groupCode') : '',
  );
  return (named.find(Boolean) ?? '').slice(0, TEXT_LIMITS.code);
}

/** Whether a product without variants, found by its handle, has the code of an earlier product. */
function isSkuRepeated(base: RowView, isVariable: boolean, context: GroupContext): boolean {
  return base.shape.kind === 'handle' && !isVariable && context.isRepeated(base);
}

function codeMarks(
  roles: RowRoles,
  code: string,
  isVariable: boolean,
  context: GroupContext,
): Pick<ProductDraft, 'givenCode' | 'isCodeMade' | 'isCodeProposed'> {
  const { base } = roles;
  if (base === null) return {};
  if (isSkuRepeated(base, isVariable, context)) return { isCodeProposed: true };
  if (base.shape.kind === 'group' && isVariable) return {};
  const isOwn = comparableCode(code) === codeKeyAt(base) && !listsCodes(base);
  if (!isOwn || roles.variants.includes(base)) return { isCodeMade: true };
  const given = givenCodeAt(base);
  return given === code ? {} : { givenCode: given };
}

/** Whether a key is a handle, a name or a code, and not a number or a key of the other system. */
function isNameOrHandle(key: string): boolean {
  return !/^(?:row|id|key):/.test(key);
}

/** What the codes of a product's variants begin with: its code, handle or name. */
function productKeyOf({ base, variants }: RowRoles, key: string, context: GroupContext): string {
  if (base === null) return key;
  if (listsCodes(base)) return nameAt(base);
  if (isNameOrHandle(key) || !context.makesCodes) return key;
  const own = variants.includes(base) ? '' : codeAt(base);
  return own || nameAt(base) || key;
}

/**
 * Products of some formats often have no code and get one from their name; elsewhere a missing code
 * is an error.
 */
function nameForCode(base: RowView, { makesCodes }: GroupContext): string {
  return makesCodes ? nameAt(base) : '';
}

/** Says that a code was made from the name. Two products of one name would become one. */
function noteMadeCode(base: RowView, code: string, context: GroupContext): void {
  if (isNamedByHandle(base)) return;
  if (context.isMadeCodeTaken(code)) context.notes.note(base, 'duplicate_sku', 'code');
  else if (codeKeyAt(base) === '') context.notes.noteMadeCode(base, code);
}

function handleAt(row: RowView | undefined, context: GroupContext): string | null {
  if (!row) return null;
  return (
    readCell(row, 'handle', context, (text) => context.texts.line(text, MAX_GIVEN_HANDLE)) ?? null
  );
}

function orphanCode(kind: RowKind): ProductDraft['updateOnly'] {
  if (kind === 'translations') return 'unknown_product';
  return kind === 'tree' ? 'unknown_parent' : 'missing_name';
}

function noteEmptyTranslations(
  kind: RowKind,
  rows: readonly RowView[],
  texts: Pick<ProductDraft, 'names' | 'descriptions' | 'contents'>,
  { notes }: GroupContext,
): void {
  if (kind !== 'translations') return;
  const filled = [texts.names, texts.descriptions, texts.contents].some((byLanguage) =>
    Object.values(byLanguage).some((text) => text !== null && text !== undefined),
  );
  if (!filled) for (const row of rows) notes.note(row, 'nothing_to_import');
}
