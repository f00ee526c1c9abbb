import { useMemo } from 'react';
import { mediaEndpoints } from '#application/api/media-endpoints.generated';
import { thumbnailUrlOf } from '#domain/media/picture-limits';
import type { Media, Product } from '#openapi/types.generated';

/** A picture of a product in the editor. */
export interface Picture {
  /** As in the product's `mediaIds`. */
  readonly id: string;
  /** Null until it is loaded. */
  readonly url: string | null;
  readonly alt: string | null;
  readonly altEn: string | null;
  readonly altAr: string | null;
  readonly fileName: string | null;
  /** The library's record; null for a picture on another host, or until it is loaded. */
  readonly media: Media | null;
}

function ofMedia(media: Media): Picture {
  return {
    id: media.id,
    url: media.url,
    alt: media.alt,
    altEn: media.altEn,
    altAr: media.altAr,
    fileName: media.fileName,
    media,
  };
}

function ofProduct(product: Product | null): Picture[] {
  return (product?.images ?? []).map(({ id, mediaId, url, alt, altEn, altAr }) => ({
    id: mediaId ?? id,
    url,
    alt,
    altEn,
    altAr,
    fileName: null,
    media: null,
  }));
}

function unknown(id: string): Picture {
  return {
    id,
    url: null,
    alt: null,
    altEn: null,
    altAr: null,
    fileName: null,
    media: null,
  };
}

/**
 * The pictures of these ids, in their order: the library's data, and before they are loaded the
 * product's.
 */
export function usePictures(ids: readonly string[], product: Product | null): readonly Picture[] {
  // Sorted, so that moving a picture sends no request.
  const asked = useMemo(() => ids.filter((id) => id.startsWith('med_')).toSorted(), [ids]);
  const { data } = mediaEndpoints.useListMediaQuery(
    { ids: asked, page: 1, pageSize: 100 },
    { skip: asked.length === 0 },
  );
  return useMemo(() => {
    const known = new Map(
      [...ofProduct(product), ...(data?.items ?? []).map(ofMedia)].map((one) => [one.id, one]),
    );
    return ids.map((id) => known.get(id) ?? unknown(id));
  }, [ids, product, data]);
}

/** The picture in a size for a tile; the original if there is no smaller one. */
export function tileUrl(url: string, isLarge: boolean): string {
  return thumbnailUrlOf(url, isLarge ? 960 : 320);
}
