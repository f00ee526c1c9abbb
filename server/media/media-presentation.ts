import { thumbnailUrlOf } from '#domain/media/picture-limits';
import type { Media } from '#openapi/types.generated';
import { searchTextOf } from '../search/product-search-text';
import type { MediaRow, UsedMedia } from './media.repository';

/** The media as in the contract. */
export function presentMedia(media: UsedMedia): Media {
  return {
    id: media.id,
    url: media.url,
    thumbnailUrl: thumbnailUrlOf(media.url),
    fileName: media.fileName,
    mimeType: media.mimeType,
    sizeBytes: media.sizeBytes,
    width: media.width,
    height: media.height,
    alt: media.alt,
    altEn: media.altEn,
    altAr: media.altAr,
    position: media.position,
    isCover: media.isCover,
    usageCount: media.usageCount,
    checksum: media.checksum,
    folder: media.folder,
    createdAt: media.createdAt.toISOString(),
    updatedAt: media.updatedAt.toISOString(),
    revision: media.revision,
  };
}

/**
 * The folded text stored in `media.search_text`: the file's name, its alternative texts, and its
 * other names.
 */
export function mediaSearchText(
  { fileName, alt, altEn, altAr }: Pick<MediaRow, 'fileName' | 'alt' | 'altEn' | 'altAr'>,
  names: readonly string[],
): string {
  return searchTextOf([fileName, alt, altEn, altAr, ...names]);
}
