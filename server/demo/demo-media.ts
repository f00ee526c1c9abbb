import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { media } from '../database/schema/media';
import { mediaSearchText } from '../media/media-presentation';
import { runtimeFiles } from '../runtime-files';
import type { CatalogueProduct } from './catalogue/catalogue-product';

/** Width and height of every drawing, in its own units. */
const SIDE = 160;

export function demoPictureUrl(picture: string): string {
  return `/media/demo/${picture}.svg`;
}

/** Id of a drawing's media in a store's library. */
export function demoMediaId(storeId: string, picture: string): string {
  return `med_${`${storeId}${picture}`.replace(/[^A-Za-z0-9]/g, '')}`;
}

const NO_TEXTS = { alt: null, altEn: null, altAr: null };

/** Alternative text of a drawing: the name of its product, or none if several products show it. */
function textsOf([product, ...others]: readonly CatalogueProduct[]) {
  if (!product || others.length > 0) return NO_TEXTS;
  const { fr, en, ar } = product;
  return { alt: fr[0], altEn: en?.[0] ?? null, altAr: ar?.[0] ?? null };
}

async function mediaRow(
  storeId: string,
  picture: string,
  texts: ReturnType<typeof textsOf>,
  createdAt: Date,
): Promise<typeof media.$inferInsert> {
  const fileName = `${picture}.svg`;
  const content = await readFile(path.join(runtimeFiles.demoPictures, fileName));
  return {
    id: demoMediaId(storeId, picture),
    storeId,
    fileName,
    url: demoPictureUrl(picture),
    mimeType: 'image/svg+xml',
    width: SIDE,
    height: SIDE,
    sizeBytes: content.byteLength,
    ...texts,
    checksum: createHash('sha256').update(content).digest('hex'),
    searchText: mediaSearchText({ fileName, ...texts }, []),
    createdAt,
    updatedAt: createdAt,
  };
}

/** The library of a demo store: each drawing that its products show, once. */
export function demoMedia(
  storeId: string,
  catalogue: readonly CatalogueProduct[],
  createdAt: Date,
): Promise<(typeof media.$inferInsert)[]> {
  const pictures = [...new Set(catalogue.map(({ picture }) => picture))];
  return Promise.all(
    pictures.map((picture) => {
      const shown = catalogue.filter((product) => product.picture === picture);
      return mediaRow(storeId, picture, textsOf(shown), createdAt);
    }),
  );
}
