import type { Media } from '../api/media-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import { mediaApi } from './media-api';

/** What stands for a picture in each language; empty where there is nothing. `alt` is French. */
export type AltValues = { alt: string; altEn: string; altAr: string };

/** A picture as the form of its texts sees it. */
export const altRecord = ({ id, revision, alt, altEn, altAr }: Media): EditedRecord<AltValues> => ({
  id,
  revision,
  values: { alt: alt ?? '', altEn: altEn ?? '', altAr: altAr ?? '' },
});

/** The texts of a picture, shown wherever a product uses it. */
export const altEditing = recordEditing<AltValues>({
  save: async ({ id, revision, changes }, store, signal) => {
    const writing = mediaApi.endpoints.updateMedia.initiate({
      mediaId: id ?? '',
      'If-Match': `"${revision}"`,
      mediaUpdate: changes,
    });
    return altRecord(await unwrapWithSignal(store.dispatch(writing), signal));
  },
  // The contract promises the picture in `current` of a 412.
  recordOf: (current) => altRecord(current as Media),
});
