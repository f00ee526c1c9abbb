import type { BulkKind } from './bulk-change';
import type { ProductStatus } from './product-lifecycle';

/** Reasons with their own text; any other is `refused`. */
export const BULK_REASONS = [
  'no_price',
  'price_too_low',
  'price_too_high',
  'stock_out_of_bounds',
  'stock_not_counted',
  'already_published',
  'not_published',
  'not_approved',
  'archived',
  'not_archived',
  'stale_revision',
  'forbidden',
  'not_found',
  'belongs_to_variants',
  'below_reserved',
  'compare_at_not_above_price',
  'required',
  'unknown_category',
  'unknown_brand',
  'unanswered',
  'not_sent',
  'refused',
] as const;
export type BulkReason = (typeof BULK_REASONS)[number];

/** Why the server refused a line (contract: `ProductBulkProblem`), with the current product. */
export interface BulkProblem {
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly current?: { readonly status?: ProductStatus; readonly isArchived?: boolean };
}

function isReason(code: string | undefined): code is BulkReason {
  return BULK_REASONS.some((reason) => reason === code);
}

/** The reason for a 409, by the product's current state. */
function reasonOfState(kind: BulkKind, current: BulkProblem['current']): BulkReason {
  if (current?.isArchived) return 'archived';
  if (kind === 'unarchive') return 'not_archived';
  if (kind === 'unpublish') return 'not_published';
  if (kind === 'publish') return current?.status === 'draft' ? 'not_approved' : 'already_published';
  return 'refused';
}

/** The reason to show for a line that the server refused. */
export function refusalReasonOf(kind: BulkKind, problem: BulkProblem): BulkReason {
  if (problem.code === 'action_not_allowed') return reasonOfState(kind, problem.current);
  const code = Object.values(problem.errors ?? {})[0]?.[0] ?? problem.code;
  return isReason(code) ? code : 'refused';
}

/**
 * Reasons that may no longer apply on a retry: the product had changed, or nothing was sent. A line
 * that was sent without an answer may have taken effect, so it is not sent again as a new one.
 */
export function isRetryableReason(reason: string): boolean {
  return reason === 'stale_revision' || reason === 'not_sent';
}
