import type { Media } from '#openapi/types.generated';

/** A picture of the library as the store API returns it. */
export function aMedia(changes: Partial<Media> = {}): Media {
  return {
    id: 'med_1',
    url: '/media/med_1/0123456789abcdef.png',
    thumbnailUrl: '/media/med_1/0123456789abcdef-320.webp',
    fileName: 'bol-bleu.png',
    mimeType: 'image/png',
    sizeBytes: 24_000,
    width: 1200,
    height: 900,
    alt: null,
    altEn: null,
    altAr: null,
    position: 0,
    isCover: false,
    usageCount: 0,
    checksum: '0'.repeat(64),
    folder: '',
    createdAt: '2026-11-18T09:00:00.000Z',
    updatedAt: '2026-11-18T09:00:00.000Z',
    revision: 1,
    ...changes,
  };
}
