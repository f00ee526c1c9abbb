import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { changeMedia } from './change-media';
import { deleteUnused } from './delete-media';
import { makeCover } from './make-cover';
import { moveMedia, renameMediaFolder, selectMediaFolders } from './media-folders';
import { removeLeftoversOf } from './media-leftovers';
import { selectMediaPage } from './media-list.query';
import { presentMedia } from './media-presentation';
import { createPictureIntake } from './picture-intake';
import { uploadMany, uploadOne } from './upload-media';
import { createUploadSlots } from './upload-slots';

/**
 * Handlers of the store's pictures: upload, search, description, deletion, and choice of covers.
 */
export function mediaHandlers(context: ServerContext) {
  const { database, config } = context;
  const intake = createPictureIntake(context);
  const inPlace = createUploadSlots(config.maxConcurrentUploads);
  return contractHandlers({
    uploadMedia: (call) => inPlace(() => uploadOne(intake, call)),

    uploadManyMedia: (call) => inPlace(() => uploadMany(intake, call)),

    listMedia: async ({ query, principal, allowCaching }) => {
      allowCaching({ subjects: ['products'] });
      const { rows, total } = await selectMediaPage(database.db, principal.storeId, query);
      const { page, pageSize } = query;
      return { items: rows.map(presentMedia), total, page, pageSize };
    },

    listMediaFolders: async ({ principal, allowCaching }) => {
      allowCaching({ subjects: ['products'] });
      return selectMediaFolders(database.db, principal.storeId);
    },

    moveMedia: ({ body, principal, now, write }) =>
      write((tx) => moveMedia(tx, { ...body, storeId: principal.storeId, now })),

    renameMediaFolder: ({ body, principal, now, write }) =>
      write((tx) => renameMediaFolder(tx, { ...body, storeId: principal.storeId, now })),

    updateMedia: ({ params, body, revision, principal, now, write }) =>
      write((tx) => changeMedia(tx, { mediaId: params.mediaId, body, revision, principal, now })),

    makeMediaCover: ({ params, body, revision, principal, now, write }) =>
      write((tx) =>
        makeCover(tx, {
          mediaId: params.mediaId,
          productId: body.productId,
          revision,
          principal,
          now,
        }),
      ),

    deleteMedia: async ({ body, principal, now, write }) => {
      const { storeId } = principal;
      const results = await write((tx) => deleteUnused(tx, { ids: body.ids, storeId, now }));
      const deleted = results.filter(({ outcome }) => outcome === 'deleted');
      await removeLeftoversOf(
        context,
        deleted.map(({ id }) => id),
      );
      return { results };
    },
  });
}
