import type { Product } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { notFound } from '../http/problem-error';
import { changeProduct } from '../products/product-change';
import { requestedPictures } from '../products/product-pictures';
import { lockProduct } from '../products/products.repository';
import { findMedia } from './media.repository';

/** A cover chosen by a member of staff, with the revision of the product they saw. */
export interface RequestedCover {
  readonly mediaId: string;
  readonly productId: string;
  readonly revision: number | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Puts the media before the product's other pictures, as an ordinary change of the product.
 * @throws ProblemError 404 media or product unknown to the store; and the errors of a product
 *   change
 */
export async function makeCover(tx: Tx, requested: RequestedCover): Promise<Product> {
  const { mediaId, productId, revision, principal, now } = requested;
  const record = await lockProduct(tx, principal.storeId, productId);
  const found = await findMedia(tx, principal.storeId, mediaId);
  if (!record || !found) throw notFound();
  const others = requestedPictures(record).filter((id) => id !== mediaId);
  const body = { mediaIds: [mediaId, ...others] };
  return changeProduct(tx, { productId, body, revision, principal, now });
}
