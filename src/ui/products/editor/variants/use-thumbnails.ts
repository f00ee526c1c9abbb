import { useMemo } from 'react';
import { useListMediaQuery } from '#application/api/media-endpoints.generated';
import { wasApproved } from '#domain/products/product-lifecycle';
import type { Product } from '#openapi/types.generated';

/** Pictures that variants may show, and the URLs of their thumbnails. */
export interface ProductPictures {
  /** Ids in the product's order. */
  readonly ids: readonly string[];
  /** How many of the form's pictures await approval: variants show live ones only. */
  readonly pending: number;
  readonly thumbnailOf: (id: string) => string | undefined;
}

/** The product's pictures as in the form; those added since its last save are media. */
export function useThumbnails(
  product: Product | null,
  mediaIds: readonly string[],
): ProductPictures {
  const saved = useMemo(
    () =>
      new Map(
        (product?.images ?? []).map((image) => [image.mediaId ?? image.id, image.thumbnailUrl]),
      ),
    [product],
  );
  const isLive = product !== null && wasApproved(product);
  const hasFresh = !isLive && mediaIds.some((id) => !saved.has(id));
  const { data } = useListMediaQuery({ page: 1, pageSize: 100 }, { skip: !hasFresh });
  return useMemo(() => {
    const media = new Map((data?.items ?? []).map(({ id, thumbnailUrl }) => [id, thumbnailUrl]));
    const ids = isLive ? mediaIds.filter((id) => saved.has(id)) : mediaIds;
    return {
      ids,
      pending: mediaIds.length - ids.length,
      thumbnailOf: (id) => saved.get(id) ?? media.get(id),
    };
  }, [data, isLive, mediaIds, saved]);
}
