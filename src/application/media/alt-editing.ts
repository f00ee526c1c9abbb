import type { Media } from '#openapi/types.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import { mediaApi } from './media-api';

/** The alternative text of a picture in each language; empty if there is none. `alt` is French. */
export type AltValues = { alt: string; altEn: string; altAr: string };

/** A picture as a record for the form of its texts. */
export function altRecord({ id, revision, alt, altEn, altAr }: Media): EditedRecord<AltValues> {
  return {
    id,
    revision,
    values: { alt: alt ?? '', altEn: altEn ?? '', altAr: altAr ?? '' },
  };
}

/** Edits the alternative texts of a picture, for all products that use it. */
export const altEditing = recordEditing<AltValues>({
  save: async ({ id, revision, changes }, store, signal) => {
    const writing = mediaApi.endpoints.updateMedia.initiate({
      mediaId: id ?? '',
      'If-Match': `"${revision}"`,
      mediaUpdate: changes,
    });
    return altRecord(await unwrapWithSignal(store.dispatch(writing), signal));
  },
  // By contract, `current` of a 412 is the picture.
  recordOf: (current) => altRecord(current as Media),
});
