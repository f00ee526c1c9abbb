import { and, eq, inArray } from 'drizzle-orm';
import type { Choice } from '#domain/products/variant-combinations';
import type { Reader } from '../../context';
import { attributes, attributeValues } from '../../database/schema/reference';
import { visibleTo } from '../../reference/attributes.query';
import type { ProductRecord } from '../products.repository';

/** Axes that a store may use: from attribute ids to the codes of its values by their ids. */
export type KnownAxes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Those of the chosen attributes and values that exist for the store and may distinguish variants.
 */
export async function findKnownAxes(
  reader: Reader,
  storeId: string,
  choices: readonly Choice[],
): Promise<KnownAxes> {
  const ids = choices.map(({ attributeId }) => attributeId);
  const valueIds = choices.map(({ valueId }) => valueId);
  const rows = await reader
    .select({
      attributeId: attributes.id,
      valueId: attributeValues.id,
      code: attributeValues.code,
    })
    .from(attributes)
    .innerJoin(attributeValues, eq(attributeValues.attributeId, attributes.id))
    .where(
      and(
        inArray(attributes.id, [...new Set(ids)]),
        eq(attributes.isVariantAxis, true),
        visibleTo(attributes.storeId, storeId),
        inArray(attributeValues.id, [...new Set(valueIds)]),
        visibleTo(attributeValues.storeId, storeId),
      ),
    );
  const axes = new Map<string, Map<string, string>>();
  for (const { attributeId, valueId, code } of rows) {
    axes.set(attributeId, (axes.get(attributeId) ?? new Map()).set(valueId, code));
  }
  return axes;
}

/** The combination of each variant of a product, by its id, in the order of the axes. */
export function choicesOf({ options }: ProductRecord, variantId: string): Choice[] {
  return options
    .filter((option) => option.variantId === variantId)
    .map(({ attributeId, valueId }) => ({ attributeId, valueId }));
}

/** Attributes that distinguish the product's variants, in order; none before the first variant. */
export function axesOf(record: ProductRecord): string[] {
  return [...new Set(record.options.map(({ attributeId }) => attributeId))];
}

/**
 * Errors of a combination.
 * @param axes attributes of which it must name a value, each once; null when the combination
 *   defines them itself
 */
export function choiceErrors(
  choices: readonly Choice[],
  known: KnownAxes,
  axes: readonly string[] | null,
): string[] {
  const named = choices.map(({ attributeId }) => attributeId);
  if (new Set(named).size < named.length) return ['duplicate'];
  for (const { attributeId, valueId } of choices) {
    if (!known.get(attributeId)?.has(valueId)) return ['unknown_value'];
  }
  const isOther =
    axes !== null && (axes.length !== named.length || !axes.every((id) => named.includes(id)));
  return isOther ? ['other_axes'] : [];
}
