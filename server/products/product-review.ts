import { approvedState, isReviewable, rejectedState } from '#domain/products/product-lifecycle';
import type { Tx } from '../context';
import { invalid, notFound, problem } from '../http/problem-error';
import { notifyStaff } from '../notifications/notify-staff';
import { derivedColumns } from './product-derivations';
import { type ProductPerformer, recordProductEvent } from './product-history';
import { approvePictures } from './product-pictures';
import { toProductState } from './product-presentation';
import {
  changeProductRow,
  lockProduct,
  type ProductChange,
  type ProductRecord,
  storeOfProduct,
} from './products.repository';

/** The product under review, and the reviewer for the marketplace. */
export interface ProductReview {
  readonly productId: string;
  readonly performer: ProductPerformer;
  readonly now: Date;
}

/** @throws ProblemError 404 unknown; 409 `action_not_allowed` the product is not under review */
async function lockForReview(tx: Tx, productId: string): Promise<ProductRecord> {
  const storeId = await storeOfProduct(tx, productId);
  const record = storeId && (await lockProduct(tx, storeId, productId));
  if (!record) throw notFound();
  if (!isReviewable(toProductState(record.product))) throw problem(409, 'action_not_allowed');
  return record;
}

/** Notifies every role that writes products of the outcome. */
function about({ product }: ProductRecord, now: Date) {
  return {
    storeId: product.storeId,
    entityType: 'product',
    entityId: product.id,
    now,
    roles: ['store_admin', 'store_manager', 'store_user'] as const,
  };
}

/**
 * Approves a product under review for the marketplace. A new product becomes inactive, for its
 * seller to publish. The pending changes of an approved one become live, with everything derived
 * from them.
 * @throws ProblemError 404 unknown; 409 `action_not_allowed` not under review, or archived
 */
export async function approveProduct(
  tx: Tx,
  { productId, performer, now }: ProductReview,
): Promise<void> {
  const record = await lockForReview(tx, productId);
  const { product, variants } = record;
  const { mediaIds: _pictures, ...waiting } = product.pendingChanges ?? {};
  const live = { ...product, ...waiting };
  const change: ProductChange = {
    ...waiting,
    ...(await approvePictures(tx, record, now)),
    ...approvedState(toProductState(product)),
    ...derivedColumns({ ...live, variants }),
    pendingChanges: null,
    rejectionReason: null,
  };
  await changeProductRow(tx, productId, change, now);
  const event = { productId, at: now, action: 'approve', from: product.approvalState } as const;
  const fields = Object.keys(product.pendingChanges ?? {});
  await recordProductEvent(tx, { ...event, to: 'approved', fields }, performer);
  const name = live.name ?? live.code;
  await notifyStaff(tx, {
    ...about(record, now),
    template: 'productApproved',
    parameters: { name },
  });
}

/**
 * Rejects a product under review for the marketplace, with a reason. A new product returns to its
 * seller as a draft. An approved one only loses its pending changes, and stays approved in its
 * status (contract, product lifecycle).
 * @throws ProblemError 404 unknown; 409 `action_not_allowed` not under review, or archived; 422 no
 *   reason
 */
export async function rejectProduct(
  tx: Tx,
  { productId, performer, now, reason }: ProductReview & { readonly reason: string },
): Promise<void> {
  const rejectionReason = reason.trim();
  if (rejectionReason === '') throw invalid({ reason: ['reason_required'] });
  const record = await lockForReview(tx, productId);
  const { product } = record;
  const state = rejectedState(toProductState(product));
  const change = { ...state, rejectionReason, pendingChanges: null };
  await changeProductRow(tx, productId, change, now);
  const event = { productId, at: now, action: 'reject', from: product.approvalState } as const;
  const fields = Object.keys(product.pendingChanges ?? {});
  await recordProductEvent(
    tx,
    { ...event, to: state.approvalState, fields, reason: rejectionReason },
    performer,
  );
  await notifyStaff(tx, {
    ...about(record, now),
    template: 'productRejected',
    parameters: { name: product.name ?? product.code, reason: rejectionReason },
  });
}
