import { asc, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../context';
import { groupBy } from '../database/group-by';
import {
  productAttributes,
  productImages,
  variantOptionValues,
  variants,
} from '../database/schema/products';
import { attributes, attributeValues } from '../database/schema/reference';
import type { ExportedAttribute, ProductParts } from './product-export-cells';

/** Reads the variants, attributes and pictures of products; the result finds them by product. */
export async function readProductParts(
  reader: Reader,
  productIds: readonly string[],
): Promise<(productId: string) => ProductParts> {
  const [ofProducts, options, named, images] = await Promise.all([
    readVariants(reader, productIds),
    readOptions(reader, productIds),
    readAttributes(reader, productIds),
    readImages(reader, productIds),
  ]);
  return (productId) => ({
    variants: ofProducts.get(productId) ?? [],
    optionsOf: (variantId) => options.get(variantId) ?? [],
    attributes: named.get(productId) ?? [],
    images: images.get(productId) ?? [],
  });
}

async function readVariants(reader: Reader, productIds: readonly string[]) {
  const rows = await reader
    .select()
    .from(variants)
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(asc(variants.position), asc(variants.id));
  return groupBy(rows, ({ productId }) => productId);
}

async function readOptions(reader: Reader, productIds: readonly string[]) {
  const rows = await reader
    .select({
      variantId: variantOptionValues.variantId,
      code: attributes.code,
      value: attributeValues.name,
    })
    .from(variantOptionValues)
    .innerJoin(variants, eq(variants.id, variantOptionValues.variantId))
    .innerJoin(attributes, eq(attributes.id, variantOptionValues.attributeId))
    .innerJoin(attributeValues, eq(attributeValues.id, variantOptionValues.valueId))
    .where(inArray(variants.productId, [...productIds]));
  return groupBy(rows, ({ variantId }) => variantId);
}

async function readAttributes(
  reader: Reader,
  productIds: readonly string[],
): Promise<Map<string, (ExportedAttribute & { readonly productId: string })[]>> {
  const rows = await reader
    .select({
      productId: productAttributes.productId,
      code: attributes.code,
      valueIds: productAttributes.valueIds,
      value: productAttributes.value,
    })
    .from(productAttributes)
    .innerJoin(attributes, eq(attributes.id, productAttributes.attributeId))
    .where(inArray(productAttributes.productId, [...productIds]))
    .orderBy(asc(productAttributes.rank), asc(productAttributes.attributeId));
  const names = await valueNames(
    reader,
    rows.flatMap(({ valueIds }) => valueIds),
  );
  const exported = rows.map(({ valueIds, ...row }) => ({
    ...row,
    values: valueIds.flatMap((id) => names.get(id) ?? []),
  }));
  return groupBy(exported, ({ productId }) => productId);
}

async function valueNames(reader: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({ id: attributeValues.id, name: attributeValues.name })
    .from(attributeValues)
    .where(inArray(attributeValues.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function readImages(reader: Reader, productIds: readonly string[]) {
  const rows = await reader
    .select({ id: productImages.id, productId: productImages.productId, url: productImages.url })
    .from(productImages)
    .where(inArray(productImages.productId, [...productIds]))
    .orderBy(asc(productImages.position), asc(productImages.id));
  return groupBy(rows, ({ productId }) => productId);
}
