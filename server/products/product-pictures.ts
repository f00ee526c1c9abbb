import { eq } from 'drizzle-orm';
import { PICTURE_LIMITS } from '#domain/media/picture-limits';
import { wasApproved } from '#domain/products/product-lifecycle';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { productImages } from '../database/schema/products';
import type { FieldErrors } from '../http/problem-error';
import { lockMediaForUse } from './lock-media';
import type {
  ImageRow,
  PictureRow,
  ProductChange,
  ProductRecord,
  ProductRow,
} from './products.repository';
import { syncVariantPictures } from './variants/sync-variant-pictures';

/** The columns of a product whose pictures change. A new product has no pictures yet. */
export interface ProductWithPictures {
  readonly product: Pick<
    ProductRow,
    'id' | 'storeId' | 'status' | 'approvalState' | 'pendingChanges'
  >;
  readonly images: readonly PictureRow[];
}

/** The plan for a product's pictures. */
export interface PicturePlan {
  readonly errors: FieldErrors;
  /** The pictures after the change, in order. */
  readonly images: readonly PictureRow[];
  /** Columns of the product that change with the pictures. */
  readonly change: ProductChange;
}

/** A picture's id in the API: its media's id, or its own if it is not in the library. */
export function pictureIdOf({ id, mediaId }: Pick<ImageRow, 'id' | 'mediaId'>): string {
  return mediaId ?? id;
}

/** The pictures that the seller requested last: the pending ones, otherwise the live ones. */
export function requestedPictures({ product, images }: ProductRecord): readonly string[] {
  return product.pendingChanges?.mediaIds ?? images.map(pictureIdOf);
}

/** The picture shown in lists: the first one on this host. */
export function coverUrlOf(images: readonly PictureRow[]): string | null {
  return images.find(({ isRemote }) => !isRemote)?.url ?? null;
}

function newImageRow(productId: string, mediaId: string, url: string): PictureRow {
  return {
    id: newId('img'),
    productId,
    mediaId,
    url,
    isRemote: false,
    position: 0,
    alt: null,
    altEn: null,
    altAr: null,
    ofMedia: null,
  };
}

/** Finds the pictures with these ids, in this order: the product's own, and media of the store. */
async function resolve(tx: Tx, { product, images }: ProductWithPictures, ids: readonly string[]) {
  const own = new Map(images.map((image) => [pictureIdOf(image), image]));
  const held = await lockMediaForUse(tx, product.storeId, ids);
  const urls = new Map(held.map(({ id, url }) => [id, url]));
  return ids.map((id, position): PictureRow | undefined => {
    const url = urls.get(id);
    const image = own.get(id) ?? (url === undefined ? undefined : newImageRow(product.id, id, url));
    return image && { ...image, position };
  });
}

function isSameOrder(images: readonly PictureRow[], ids: readonly string[]): boolean {
  return (
    images.length === ids.length && images.every((image, at) => pictureIdOf(image) === ids[at])
  );
}

/** New pictures of an approved product are stored next to the live ones until they are approved. */
function pendingChange(
  { product, images }: ProductWithPictures,
  mediaIds: readonly string[],
): ProductChange {
  const { mediaIds: _, ...others } = product.pendingChanges ?? {};
  const pending = isSameOrder(images, mediaIds) ? others : { ...others, mediaIds: [...mediaIds] };
  const isWaiting = Object.keys(pending).length > 0;
  return {
    pendingChanges: isWaiting ? pending : null,
    approvalState: isWaiting ? 'under_review' : 'approved',
  };
}

function errorsOf(found: readonly unknown[], ids: readonly string[]): FieldErrors {
  if (ids.length > PICTURE_LIMITS.perProduct) return { mediaIds: ['too_many'] };
  return found.includes(undefined) ? { mediaIds: ['unknown_media'] } : {};
}

/**
 * Plans the pictures that a change of the product names; undefined leaves them unchanged. The named
 * media cannot be deleted until the transaction ends. The caller holds the product's lock, or is
 * about to insert it.
 */
export async function planPictures(
  tx: Tx,
  record: ProductWithPictures,
  mediaIds: readonly string[] | undefined,
): Promise<PicturePlan> {
  const unchanged = { errors: {}, images: record.images, change: {} };
  if (mediaIds === undefined) return unchanged;
  const found = await resolve(tx, record, mediaIds);
  const errors = errorsOf(found, mediaIds);
  if (Object.keys(errors).length > 0) return { ...unchanged, errors };
  if (wasApproved(record.product)) {
    return { ...unchanged, change: pendingChange(record, mediaIds) };
  }
  const images = found.flatMap((image) => image ?? []);
  return { errors, images, change: { coverUrl: coverUrlOf(images) } };
}

function remainsInProduct(image: PictureRow, after: readonly PictureRow[]): boolean {
  return after.some(({ id, url }) => id === image.id && url === image.url);
}

/**
 * Replaces the product's pictures with the planned ones. Removes deleted pictures from its
 * variants.
 */
export async function writePictures(
  tx: Tx,
  { product, images: before }: ProductWithPictures,
  images: readonly PictureRow[],
  now: Date,
): Promise<void> {
  if (images === before) return;
  await tx.delete(productImages).where(eq(productImages.productId, product.id));
  if (images.length > 0) await tx.insert(productImages).values([...images]);
  if (before.every((image) => remainsInProduct(image, images))) return;
  await syncVariantPictures(tx, [product.id], now);
}

/**
 * Replaces the live pictures with the pending ones, when the product is approved and locked. A
 * picture of another host that was fetched or removed since is left out.
 * @returns the columns of the product that change with them
 */
export async function approvePictures(
  tx: Tx,
  record: ProductRecord,
  now: Date,
): Promise<ProductChange> {
  const waiting = record.product.pendingChanges?.mediaIds;
  if (waiting === undefined) return {};
  const images = (await resolve(tx, record, waiting))
    .flatMap((image) => image ?? [])
    .map((image, position) => ({ ...image, position }));
  await writePictures(tx, record, images, now);
  return { coverUrl: coverUrlOf(images) };
}
