import type {
  ProductBulkItem,
  ProductBulkProblem,
  ProductBulkResult,
  ProductBulkUpdate,
  ProductUpdate,
} from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { type FieldErrors, invalid, notFound, ProblemError } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { executeProductAction } from './product-actions';
import { changeProduct } from './product-change';
import { presentProduct } from './product-presentation';
import { lockProduct } from './products.repository';

/** A change of many products, requested by a member of staff. */
export interface RequestedBulkUpdate {
  readonly body: ProductBulkUpdate;
  readonly principal: Principal;
  readonly now: Date;
}

type ItemResult = ProductBulkResult['items'][number];

/** Thrown in a line's savepoint to undo the writes of a dry run. */
class DryRunRollback extends Error {
  override readonly name = 'DryRunRollback';
}

function problemOf({ status, code, parts }: ProblemError): ProductBulkProblem {
  return {
    status,
    code,
    ...(parts.errors && {
      errors: Object.fromEntries(
        Object.entries(parts.errors).map(([field, codes]) => [field, [...codes]]),
      ),
    }),
    ...(parts.current && { current: { ...parts.current } }),
  };
}

/** @throws ProblemError the error that the same changes of one product would cause */
async function executeItem(
  tx: Tx,
  item: ProductBulkItem,
  { principal, now }: RequestedBulkUpdate,
): Promise<number> {
  const { id: productId, revision, action, ...fields } = item;
  const body: ProductUpdate = fields;
  if (Object.keys(body).length === 0) {
    const record = await lockProduct(tx, principal.storeId, productId);
    if (!record) throw notFound();
    assertRevision(revision, presentProduct(record, principal));
  } else {
    const changed = await changeProduct(tx, { productId, body, revision, principal, now });
    if (!action) return changed.revision;
  }
  if (!action) throw invalid({ id: ['empty'] });
  return (await executeProductAction(tx, { productId, action, principal, now })).revision;
}

/** Runs one line in its own savepoint, which a refusal or a dry run rolls back. */
async function resultOf(
  tx: Tx,
  item: ProductBulkItem,
  requested: RequestedBulkUpdate,
): Promise<ItemResult> {
  const { id } = item;
  try {
    const revision = await tx.transaction(async (savepoint) => {
      const after = await executeItem(savepoint, item, requested);
      if (requested.body.dryRun) throw new DryRunRollback();
      return after;
    });
    return { id, status: 'changed', revision, problem: null };
  } catch (error) {
    if (error instanceof DryRunRollback)
      return { id, status: 'changed', revision: null, problem: null };
    if (!(error instanceof ProblemError)) throw error;
    return { id, status: 'refused', revision: null, problem: problemOf(error) };
  }
}

function duplicateErrors(items: readonly ProductBulkItem[]): FieldErrors {
  const seen = new Set<string>();
  const errors: Record<string, string[]> = {};
  items.forEach(({ id }, at) => {
    if (seen.has(id)) errors[`items.${at}.id`] = ['duplicate'];
    seen.add(id);
  });
  return errors;
}

/**
 * Changes many products, each line completely or not at all. Products are locked in the order of
 * their ids, like in every writer of several products. The results are in the order of the lines.
 * @returns the outcome of each line
 * @throws ProblemError 422 a product is named twice
 */
export async function updateProductsInBulk(
  tx: Tx,
  requested: RequestedBulkUpdate,
): Promise<ProductBulkResult> {
  const { items, dryRun = false } = requested.body;
  const errors = duplicateErrors(items);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const results = new Map<string, ItemResult>();
  const sorted = [...items].sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const item of sorted) results.set(item.id, await resultOf(tx, item, requested));
  const answered = items.flatMap(({ id }) => results.get(id) ?? []);
  const changed = answered.filter(({ status }) => status === 'changed').length;
  return { dryRun, changed, refused: answered.length - changed, items: answered };
}
