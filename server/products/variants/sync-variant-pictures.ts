import { and, arrayContains, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../context';
import { productImages, variants } from '../../database/schema/products';

/**
 * Updates the variants of these products to the products' current pictures: removes missing
 * pictures and updates the variants' own picture. The caller holds the products' locks.
 */
export async function syncVariantPictures(
  tx: Tx,
  productIds: readonly string[],
  now: Date,
): Promise<void> {
  const settled = tx
    .select({
      id: variants.id,
      imageIds:
        sql`coalesce(array_agg(${productImages.id} order by named.place) filter (where ${productImages.id} is not null), '{}')`.as(
          'image_ids',
        ),
      pictureUrl:
        sql`(array_agg(${productImages.url} order by named.place) filter (where not ${productImages.isRemote}))[1]`.as(
          'picture_url',
        ),
    })
    .from(variants)
    .leftJoin(
      sql`lateral (select id, min(place) as place
        from unnest(${variants.imageIds}) with ordinality as each(id, place) group by id) as named`,
      sql`true`,
    )
    .leftJoin(
      productImages,
      sql`${productImages.id} = named.id and ${productImages.productId} = ${variants.productId}`,
    )
    .where(inArray(variants.productId, [...productIds]))
    .groupBy(variants.id);
  await tx.execute(sql`
    update ${variants} set image_ids = settled.image_ids, picture_url = settled.picture_url,
           revision = variants.revision + 1, updated_at = ${now.toISOString()}::timestamptz
      from (${settled.getSQL()}) as settled
     where variants.id = settled.id
       and (variants.image_ids, variants.picture_url)
           is distinct from (settled.image_ids, settled.picture_url)`);
}

/** Replaces a picture in a product's variants with another one that is the same file. */
export async function replaceVariantPicture(
  tx: Tx,
  productId: string,
  { gone, stays }: { readonly gone: string; readonly stays: string },
): Promise<void> {
  await tx
    .update(variants)
    .set({ imageIds: sql`array_replace(${variants.imageIds}, ${gone}, ${stays})` })
    .where(and(eq(variants.productId, productId), arrayContains(variants.imageIds, [gone])));
}
