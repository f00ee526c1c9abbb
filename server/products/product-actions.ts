import {
  allowedProductActions,
  PRODUCT_ACTION_PERMISSION,
  type StaffProductAction,
} from '#domain/products/product-lifecycle';
import type { Product } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { forbidden, invalid, notFound, problem } from '../http/problem-error';
import { recordProductEvent, staffPerformer } from './product-history';
import { presentProduct, toProductState } from './product-presentation';
import { errorsOfSubmission } from './product-submission';
import {
  changeProductRow,
  findProduct,
  lockProduct,
  type ProductChange,
  type ProductRecord,
} from './products.repository';

/** A product action requested by a member of staff. */
export interface RequestedProductAction {
  readonly productId: string;
  readonly action: StaffProductAction;
  readonly principal: Principal;
  readonly now: Date;
}

/** The columns that each action writes. */
const EFFECTS: Record<StaffProductAction, (now: Date) => ProductChange> = {
  submit: () => ({ approvalState: 'under_review', rejectionReason: null }),
  publish: () => ({ status: 'published' }),
  unpublish: () => ({ status: 'inactive' }),
  archive: (now) => ({ archivedAt: now }),
  unarchive: () => ({ archivedAt: null }),
};

/** The state before the action, as recorded in the history. */
function previousStateOf(action: StaffProductAction, { product }: ProductRecord): string {
  if (action === 'submit') return product.approvalState;
  return action === 'unarchive' ? 'archived' : product.status;
}

/**
 * @returns the state that the action leads to
 * @throws ProblemError 403 the role may not; 409 `action_not_allowed` with the current product
 */
function assertAllowed(
  record: ProductRecord,
  { action, principal }: RequestedProductAction,
): string {
  const permissions = new Set(principal.permissions);
  if (!permissions.has(PRODUCT_ACTION_PERMISSION[action])) throw forbidden();
  const allowed = allowedProductActions(toProductState(record.product), permissions);
  const line = allowed.find((each) => each.action === action);
  if (line) return line.to;
  throw problem(409, 'action_not_allowed', { current: presentProduct(record, principal) });
}

/**
 * Carries out one action. It is checked on the locked row and written in the same transaction, so
 * that of several concurrent actions exactly one succeeds.
 * @returns the product after the action
 * @throws ProblemError 404 unknown to the store; 403 the role may not; 409 `action_not_allowed`
 *   with the current product; 422 the missing fields of a product to submit, by field
 */
export async function executeProductAction(
  tx: Tx,
  requested: RequestedProductAction,
): Promise<Product> {
  const { productId, action, principal, now } = requested;
  const record = await lockProduct(tx, principal.storeId, productId);
  if (!record) throw notFound();
  const to = assertAllowed(record, requested);
  if (action === 'submit') {
    const errors = await errorsOfSubmission(tx, record);
    if (Object.keys(errors).length > 0) throw invalid(errors);
  }
  await changeProductRow(tx, productId, EFFECTS[action](now), now);
  const event = { productId, at: now, action, from: previousStateOf(action, record), to };
  await recordProductEvent(tx, event, staffPerformer(principal));
  const changed = await findProduct(tx, principal.storeId, productId);
  if (!changed) throw notFound();
  return presentProduct(changed, principal);
}
