import type { Product } from '#openapi/types.generated';
import { productsEndpoints } from '../api/products-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import { mediaApi } from '../media/media-api';
import type { Store } from '../store';

/** The chosen cover: a picture of the library, or a file that is uploaded first. */
export type CoverValues = { mediaId: string | null; file: File | null };

/** A product as the form of its cover sees it. */
export function coverRecord({ id, revision, images }: Product): EditedRecord<CoverValues> {
  const cover = images.find(({ isCover }) => isCover);
  return { id, revision, values: { mediaId: cover?.mediaId ?? null, file: null } };
}

/** The id of the chosen picture. A file is uploaded; the library knows a file that it has. */
async function chosenMedia(values: CoverValues, store: Store, signal: AbortSignal) {
  if (!values.file) return values.mediaId ?? '';
  const uploading = mediaApi.endpoints.uploadMedia.initiate({ body: { file: values.file } });
  return (await unwrapWithSignal(store.dispatch(uploading), signal)).id;
}

/** Makes a picture the cover of a product, as a change of that product. */
export const coverEditing = recordEditing<CoverValues>({
  save: async ({ id, revision, values }, store, signal) => {
    const making = mediaApi.endpoints.makeMediaCover.initiate({
      mediaId: await chosenMedia(values, store, signal),
      'If-Match': `"${revision}"`,
      coverChoice: { productId: id ?? '' },
    });
    const product = await unwrapWithSignal(store.dispatch(making), signal);
    // The answer to a change of the library is a product: its queries are not of the library.
    store.dispatch(productsEndpoints.util.invalidateTags(['products']));
    return { ...coverRecord(product), values };
  },
});
