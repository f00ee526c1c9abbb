import type { SavedReplyValues } from '#domain/conversations/saved-reply';
import type { SavedReply } from '#openapi/types.generated';
import { conversationsEndpoints } from '../api/conversations-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import { repeatableWrites } from '../editing/repeatable-writes';

/** The fields of a saved reply, as the form has them. */
export type SavedReplyFields = { readonly [Field in keyof SavedReplyValues]: string };

/** A new saved reply. */
export const newSavedReply: EditedRecord<SavedReplyFields> = {
  id: null,
  revision: null,
  values: { name: '', body: '', bodyAr: '', bodyEn: '' },
};

/** A saved reply as its form shows it. */
export function savedReplyRecord(reply: SavedReply): EditedRecord<SavedReplyFields> {
  const { id, revision, name, body, bodyAr, bodyEn } = reply;
  return { id, revision, values: { name, body, bodyAr, bodyEn } };
}

const repeatable = repeatableWrites();

/** Edits a saved reply. One without an id is added. */
export const savedReplyEditing = recordEditing<SavedReplyFields>({
  save: async ({ id, revision, values, changes }, store, signal) => {
    const { createSavedReply, updateSavedReply } = conversationsEndpoints.endpoints;
    if (id === null) {
      return repeatable(values, async (key) => {
        const creating = createSavedReply.initiate({
          savedReplyCreate: values,
          'Idempotency-Key': key,
        });
        return savedReplyRecord(await unwrapWithSignal(store.dispatch(creating), signal));
      });
    }
    const writing = updateSavedReply.initiate({
      replyId: id,
      'If-Match': `"${revision}"`,
      savedReplyUpdate: changes,
    });
    return savedReplyRecord(await unwrapWithSignal(store.dispatch(writing), signal));
  },
  // The contract promises the saved reply in `current` of a 412.
  recordOf: (current) => savedReplyRecord(current as SavedReply),
});

/** Whether a saved reply is deleted. */
export type ReplyStanding = { readonly isDeleted: boolean };

/** A saved reply as a record that can be deleted. */
export function replyStanding({ id }: Pick<SavedReply, 'id'>): EditedRecord<ReplyStanding> {
  return { id, revision: 1, values: { isDeleted: false } };
}

/** Deletes a saved reply. */
export const savedReplyDeletion = recordEditing<ReplyStanding>({
  save: async ({ id, values }, store, signal) => {
    const { deleteSavedReply } = conversationsEndpoints.endpoints;
    const deleting = deleteSavedReply.initiate({ replyId: id ?? '' });
    await unwrapWithSignal(store.dispatch(deleting), signal);
    return { id, revision: 1, values };
  },
});
