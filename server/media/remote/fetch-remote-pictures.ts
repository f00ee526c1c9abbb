import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PICTURE_LIMITS, type PictureRefusal } from '#domain/media/picture-limits';
import { isPublicAddress } from '#domain/network/public-address';
import type { ServerContext, Tx } from '../../context';
import type { UploadedFile } from '../../http/uploaded-file';
import { coverUrlOf, writePictures } from '../../products/product-pictures';
import {
  changeProductRow,
  findProduct,
  lockProduct,
  type PictureRow,
} from '../../products/products.repository';
import { replaceVariantPicture } from '../../products/variants/sync-variant-pictures';
import type { UsedMedia } from '../media.repository';
import { createPictureIntake, type PictureIntake, recordPictures } from '../picture-intake';
import { FetchError, type FetchFailure, fetchFile } from './fetch-file';

/** The product whose pictures to fetch. */
export interface RemotePictures {
  readonly storeId: string;
  readonly productId: string;
  /** Which IP addresses may be connected to; by default the public ones. */
  readonly isAllowed?: (address: string) => boolean;
}

/** The outcome: how many pictures are now in the library, and why the others are not. */
export interface FetchedPictures {
  readonly fetched: number;
  readonly failures: readonly {
    readonly url: string;
    readonly code: FetchFailure | PictureRefusal;
  }[];
}

const TIMEOUT_MS = 20_000;

async function toUploadedFile(file: string, url: string): Promise<UploadedFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const { size } = await stat(file);
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  const fileName = name.replace(/[^\w.-]/g, '').slice(-100);
  return {
    path: file,
    fileName,
    sizeBytes: size,
    checksum: hash.digest('hex'),
    isTruncated: false,
  };
}

/** Replaces the remote picture with the media, keeps the order, and keeps each media once. */
function withMedia(images: readonly PictureRow[], imageId: string, { id, url }: UsedMedia) {
  return images
    .map((image) =>
      image.id === imageId ? { ...image, mediaId: id, url, isRemote: false } : image,
    )
    .filter((image, at, all) => all.findIndex((other) => other.url === image.url) === at)
    .map((image, position) => ({ ...image, position }));
}

/**
 * Replaces the remote picture with the media, if it still exists; also among the pending pictures.
 */
async function replacePicture(
  tx: Tx,
  { storeId, productId }: RemotePictures,
  imageId: string,
  media: UsedMedia,
  now: Date,
): Promise<void> {
  const record = await lockProduct(tx, storeId, productId);
  if (!record?.images.some(({ id, isRemote }) => id === imageId && isRemote)) return;
  const images = withMedia(record.images, imageId, media);
  const stays = images.find(({ url }) => url === media.url)?.id ?? imageId;
  for (const { id: gone, url } of record.images) {
    const isTwin = gone !== stays && (gone === imageId || url === media.url);
    if (isTwin) await replaceVariantPicture(tx, productId, { gone, stays });
  }
  await writePictures(tx, record, images, now);
  const { pendingChanges } = record.product;
  const waiting = pendingChanges?.mediaIds?.map((id) => (id === imageId ? media.id : id));
  await changeProductRow(
    tx,
    productId,
    {
      coverUrl: coverUrlOf(images),
      ...(waiting && { pendingChanges: { ...pendingChanges, mediaIds: [...new Set(waiting)] } }),
    },
    now,
  );
}

async function fetchOne(
  context: ServerContext,
  intake: PictureIntake,
  wanted: RemotePictures,
  image: PictureRow,
  file: string,
): Promise<PictureRefusal | null> {
  const { storeId, isAllowed = isPublicAddress } = wanted;
  const bounds = { bytes: PICTURE_LIMITS.fileBytes, milliseconds: TIMEOUT_MS, isAllowed };
  await fetchFile(image.url, file, bounds);
  const now = context.clock();
  const prepared = await intake.prepare(await toUploadedFile(file, image.url), { storeId, now });
  try {
    if (prepared.refusal) return prepared.refusal;
    await context.database.transaction(async (tx) => {
      const { byChecksum } = await recordPictures(tx, [prepared], { storeId, now });
      for (const media of byChecksum.values()) {
        await replacePicture(tx, wanted, image.id, media, now);
      }
    });
    return null;
  } finally {
    await intake.tidy([prepared]);
  }
}

/**
 * Downloads the pictures of a product that are on other hosts into the store's library, one after
 * the other, and replaces them there. Repeated and concurrent runs are safe. For a job of the
 * queue: failed pictures are returned, a failing storage or database throws.
 */
export async function fetchRemotePictures(
  context: ServerContext,
  wanted: RemotePictures,
): Promise<FetchedPictures> {
  const record = await findProduct(context.database.db, wanted.storeId, wanted.productId);
  const remote = record?.images.filter(({ isRemote }) => isRemote) ?? [];
  const intake = createPictureIntake(context);
  const failures: { url: string; code: FetchFailure | PictureRefusal }[] = [];
  const folder = await mkdtemp(path.join(tmpdir(), 'remote-'));
  try {
    for (const image of remote) {
      const code = await fetchOne(
        context,
        intake,
        wanted,
        image,
        path.join(folder, image.id),
      ).catch((error: unknown) => {
        if (error instanceof FetchError) return error.code;
        throw error;
      });
      if (code) failures.push({ url: image.url, code });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { fetched: remote.length - failures.length, failures };
}
