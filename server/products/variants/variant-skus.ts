import { and, eq, inArray } from 'drizzle-orm';
import { proposedSku } from '#domain/products/variant-sku';
import type { Reader } from '../../context';
import type { VariantInput } from '../../contract.generated';
import { variants } from '../../database/schema/products';
import { cleanText } from '../product-fields';
import type { ProductRow } from '../products.repository';
import type { KnownAxes } from './variant-axes';

/** Numbers tried after a taken SKU; one more than the possible variants of the same name. */
const MAX_ATTEMPTS = 50;

function skuFromValues(code: string, { optionValues }: VariantInput, known: KnownAxes): string {
  const values = optionValues.map(
    ({ attributeId, valueId }) => known.get(attributeId)?.get(valueId) ?? '',
  );
  return proposedSku(code, values);
}

function numbered(sku: string): string[] {
  return [sku, ...Array.from({ length: MAX_ATTEMPTS }, (_, at) => `${sku}-${at + 2}`)];
}

/**
 * The SKU of each variant: its own, or an unused one made from the product's code and the codes of
 * its values. Another transaction may still take it; the unique index `variants_sku` decides.
 * @param spokenFor SKUs that others of the same request ask for
 */
export async function availableSkus(
  reader: Reader,
  { storeId, code }: Pick<ProductRow, 'storeId' | 'code'>,
  wanted: readonly VariantInput[],
  known: KnownAxes,
  spokenFor: readonly string[] = [],
): Promise<string[]> {
  const candidates = wanted.map((variant) => {
    const own = cleanText(variant.sku);
    return own === null ? numbered(skuFromValues(code, variant, known)) : [own];
  });
  const rows = await reader
    .select({ sku: variants.sku })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), inArray(variants.sku, candidates.flat())));
  const taken = new Set([...rows.map(({ sku }) => sku), ...spokenFor]);
  return candidates.map((some) => {
    const free = some.find((sku) => !taken.has(sku)) ?? some[0] ?? '';
    taken.add(free);
    return free;
  });
}
