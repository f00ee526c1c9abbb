import { type Choice, combinationKey, MAX_VARIANTS } from '#domain/products/variant-combinations';
import type { ProductUpdate } from '#openapi/types.generated';
import type { Tx } from '../../context';
import type { FieldErrors } from '../../http/problem-error';
import { cleanText, setPriceErrors } from '../product-fields';
import type { ProductRecord, VariantRow } from '../products.repository';
import { stockErrors } from '../stock-rules';
import { NO_PRICES, newVariantRow, prefixed } from './add-variants';
import { changedColumns } from './change-variant';
import { choiceErrors, choicesOf, findKnownAxes, type KnownAxes } from './variant-axes';
import { errorsOfVariantPictures } from './variant-pictures';
import { availableSkus } from './variant-skus';

/** One variant in a product change that lists all variants. */
export type VariantEntry = NonNullable<ProductUpdate['variants']>[number];

/** A variant before and after the change. */
export interface PlannedVariant {
  readonly entry: VariantEntry;
  readonly before: VariantRow | undefined;
  readonly row: VariantRow;
  readonly choices: readonly Choice[];
}

/** The plan for a product's variants. */
export interface VariantsPlan {
  readonly errors: FieldErrors;
  /** All variants after the change, in order. */
  readonly planned: readonly PlannedVariant[];
  readonly removed: readonly VariantRow[];
  readonly variants: ProductRecord['variants'];
  readonly options: ProductRecord['options'];
}

/** The prefix of a field's name in the request, for the variant at an index. */
export function entryPath(at: number): string {
  return `variants.${at}.`;
}

interface Named {
  readonly entry: VariantEntry;
  readonly before: VariantRow | undefined;
  readonly choices: readonly Choice[];
}

/** The entries with the variants they name; an entry without values keeps its variant's own. */
function namedOf(record: ProductRecord, entries: readonly VariantEntry[]): Named[] {
  return entries.map((entry) => {
    const before = record.variants.find(({ id }) => id === entry.id);
    const choices = entry.optionValues ?? (before ? choicesOf(record, before.id) : []);
    return { entry, before, choices };
  });
}

/** The usable axes: the known ones, and those of the existing variants. */
async function usableAxes(
  tx: Tx,
  { product, options }: ProductRecord,
  named: readonly Named[],
): Promise<KnownAxes> {
  const known = await findKnownAxes(
    tx,
    product.storeId,
    named.flatMap(({ choices }) => choices),
  );
  const usable = new Map([...known].map(([id, values]) => [id, new Map(values)]));
  for (const { attributeId, valueId } of options) {
    const values = usable.get(attributeId) ?? new Map<string, string>();
    if (!values.has(valueId)) usable.set(attributeId, values.set(valueId, ''));
  }
  return usable;
}

/** Errors of the variant ids in the entries. */
function identityErrors(named: readonly Named[]): FieldErrors {
  const errors: Record<string, string[]> = {};
  const seen = new Set<string>();
  named.forEach(({ entry: { id }, before }, at) => {
    if (id === undefined) return;
    if (!before) errors[`${entryPath(at)}id`] = ['unknown_variant'];
    else if (seen.has(id)) errors[`${entryPath(at)}id`] = ['duplicate'];
    seen.add(id);
  });
  return errors;
}

/**
 * Every variant must have a value on each axis of the first one, and combinations must be unique.
 */
function combinationErrors(named: readonly Named[], known: KnownAxes): FieldErrors {
  const axes = named[0]?.choices.map(({ attributeId }) => attributeId) ?? [];
  const taken = new Set<string>();
  const errors: Record<string, string[]> = {};
  named.forEach(({ choices }, at) => {
    const codes =
      choices.length === 0 ? ['required'] : choiceErrors(choices, known, at === 0 ? null : axes);
    const key = combinationKey(choices);
    if (codes.length === 0 && taken.has(key)) codes.push('duplicate_combination');
    taken.add(key);
    if (codes.length > 0) errors[`${entryPath(at)}optionValues`] = codes;
  });
  return errors;
}

function fieldErrorsOf({ entry, before }: Named): FieldErrors {
  return {
    ...(entry.sku !== undefined && cleanText(entry.sku) === null && { sku: ['required'] }),
    ...(before &&
      stockErrors(before, {
        field: 'stockOnHand',
        onHand: entry.stockOnHand,
        adjustment: undefined,
        policy: entry.stockPolicy,
      })),
    ...setPriceErrors(entry, before ?? NO_PRICES),
  };
}

async function errorsOf(
  tx: Tx,
  record: ProductRecord,
  named: readonly Named[],
  known: KnownAxes,
): Promise<FieldErrors> {
  if (record.product.productType === 'simple') return { variants: ['not_variable'] };
  if (named.length > MAX_VARIANTS) return { variants: ['too_many'] };
  const entries = named.map(({ entry }) => entry);
  return {
    ...identityErrors(named),
    ...combinationErrors(named, known),
    ...Object.assign({}, ...named.map((each, at) => prefixed(fieldErrorsOf(each), entryPath(at)))),
    ...(await errorsOfVariantPictures(tx, record, entries, entryPath)),
  };
}

/** Generated SKUs for new variants without one, by their index. */
async function generatedSkus(
  tx: Tx,
  { product }: ProductRecord,
  named: readonly Named[],
  known: KnownAxes,
): Promise<ReadonlyMap<number, string>> {
  const places = named.flatMap(({ entry, before }, at) =>
    before || cleanText(entry.sku) !== null ? [] : [at],
  );
  if (places.length === 0) return new Map();
  const wanted = places.map((at) => ({ optionValues: [...(named[at]?.choices ?? [])] }));
  const spokenFor = named.flatMap(({ entry }) => cleanText(entry.sku) ?? []);
  const skus = await availableSkus(tx, product, wanted, known, spokenFor);
  return new Map(places.map((at, rank) => [at, skus[rank] ?? '']));
}

/** Removes the pictures that the product no longer has from a variant. */
function variantPictures(row: VariantRow, images: ProductRecord['images']) {
  const shown = row.imageIds.flatMap((id) => images.find((image) => image.id === id) ?? []);
  return shown.length === row.imageIds.length
    ? row
    : {
        ...row,
        imageIds: shown.map(({ id }) => id),
        pictureUrl: shown.find(({ isRemote }) => !isRemote)?.url ?? null,
      };
}

function rowOf(
  record: ProductRecord,
  { entry, before }: Named,
  { sku, position, now }: { sku: string; position: number; now: Date },
): VariantRow {
  if (!before) {
    const fresh = newVariantRow(record, entry, { sku, position, now });
    return { ...fresh, stockReserved: 0, revision: 1 };
  }
  const row = { ...before, ...changedColumns(record, before, { ...entry, position }) };
  return variantPictures(row, record.images);
}

/**
 * Plans all variants of a product in order: those with an id are changed, those without are added,
 * the missing ones are deleted. Writes nothing.
 * @param record the product after the change, with the variants as before it
 */
export async function planVariants(
  tx: Tx,
  record: ProductRecord,
  entries: readonly VariantEntry[],
  now: Date,
): Promise<VariantsPlan> {
  const named = namedOf(record, entries);
  const known = await usableAxes(tx, record, named);
  const errors = await errorsOf(tx, record, named, known);
  const made = await generatedSkus(tx, record, named, known);
  const planned = named.map((each, position) => {
    const sku = cleanText(each.entry.sku) ?? made.get(position) ?? '';
    return { ...each, row: rowOf(record, each, { sku, position, now }) };
  });
  const kept = new Set(planned.flatMap(({ before }) => before?.id ?? []));
  return {
    errors,
    planned,
    removed: record.variants.filter(({ id }) => !kept.has(id)),
    variants: planned.map(({ row }) => row),
    options: planned.flatMap(({ row, choices }) =>
      choices.map((choice) => ({ ...choice, variantId: row.id, attribute: '', value: '' })),
    ),
  };
}
