import { useRef, useState } from 'react';
import type { StoredUpload } from '#application/media/upload-queue';
import { PICTURE_LIMITS } from '#domain/media/picture-limits';
import { insertUploadedPicture } from '#domain/media/picture-order';
import type { PictureOrder } from './use-picture-order';
import { useUploads } from './use-uploads';

const MAX_CONCURRENT = PICTURE_LIMITS.perProduct;

/**
 * Pending uploads to a record; each picture joins the record's others once it is stored in the
 * library.
 * @param owner the record, as the uploads to it are found again: `product prd_1`
 * @param isNew leaving a record that is not saved yet cancels its uploads
 */
export function usePictureUploads(
  { owner, isNew }: { readonly owner: string; readonly isNew: boolean },
  ids: PictureOrder['ids'],
  change: PictureOrder['change'],
) {
  const [leftOut, setLeftOut] = useState(0);
  const turns = useRef(new Map<string, number>());
  const arrived = ({ media: { id }, replaces, turn }: StoredUpload) => {
    const later = [...turns.current]
      .filter(([, other]) => other > turn)
      .map(([earlier]) => earlier);
    turns.current.set(id, turn);
    return { id, replaces, later };
  };
  const queue = useUploads(
    owner,
    (stored) => {
      const pictures = stored.map(arrived);
      change((before) =>
        pictures.reduce<readonly string[]>(
          (all, one) => insertUploadedPicture(all, one, MAX_CONCURRENT),
          before,
        ),
      );
    },
    isNew,
  );
  const uploads = queue.all();
  const remaining =
    MAX_CONCURRENT - ids.length - uploads.filter(({ replaces }) => !replaces).length;
  const add = (files: readonly File[]) => {
    setLeftOut(Math.max(0, files.length - Math.max(0, remaining)));
    queue.add(files.slice(0, Math.max(0, remaining)));
  };
  return { queue, uploads, room: remaining, leftOut, add };
}
