import { comparableCode } from '#domain/products/comparable-code';
import { proposedSku } from '#domain/products/variant-sku';
import type { VariantInput } from '#openapi/types.generated';
import type { Tx } from '../../context';
import { cleanText } from '../product-fields';
import type { ProductRow } from '../products.repository';
import { takenSkus } from '../taken-codes';
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
 * its values.
 * @param spokenFor SKUs that others of the same request ask for
 */
export async function availableSkus(
  tx: Tx,
  { storeId, code }: Pick<ProductRow, 'storeId' | 'code'>,
  wanted: readonly VariantInput[],
  known: KnownAxes,
  spokenFor: readonly string[] = [],
): Promise<string[]> {
  const candidates = wanted.map((variant) => {
    const own = cleanText(variant.sku);
    return own === null ? numbered(skuFromValues(code, variant, known)) : [own];
  });
  const taken = new Set([
    ...(await takenSkus(tx, storeId, candidates.flat())),
    ...spokenFor.map(comparableCode),
  ]);
  return candidates.map((some) => {
    const free = some.find((sku) => !taken.has(comparableCode(sku))) ?? some[0] ?? '';
    taken.add(comparableCode(free));
    return free;
  });
}
