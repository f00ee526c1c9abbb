import type { ProductState, StaffProductAction } from './product-lifecycle';
import type { VisibilityCondition } from './product-visibility';

/** Why a possible step of a product cannot be taken now. */
export type StepRefusal = 'under_review' | 'permission';

/** A step, and why it is disabled; null if it can be taken. */
export type ProductStep = { action: StaffProductAction; refusal: StepRefusal | null };

/** The usual steps for a product in this state, the step forward last. */
function stepsFor({ status, isArchived }: ProductState): StaffProductAction[] {
  if (isArchived) return ['unarchive'];
  if (status === 'draft') return ['archive', 'submit'];
  return ['archive', status === 'published' ? 'unpublish' : 'publish'];
}

/**
 * The steps to show for a product. A step not offered to this user is refused because of a running
 * review, otherwise for lack of a permission.
 * @param offered actions of the record's `allowedActions`
 */
export function productSteps(
  product: ProductState,
  offered: readonly StaffProductAction[],
): ProductStep[] {
  return stepsFor(product).map((action) => {
    if (offered.includes(action)) return { action, refusal: null };
    const waits = action === 'submit' && product.approvalState === 'under_review';
    return { action, refusal: waits ? 'under_review' : 'permission' };
  });
}

/**
 * The step that fulfils a condition of a product's visibility; null if no step of the product does.
 */
export function stepToMeet(
  condition: VisibilityCondition,
  product: ProductState,
): StaffProductAction | null {
  if (condition === 'not_archived') return 'unarchive';
  if (product.isArchived) return null;
  if (condition === 'approved') return 'submit';
  // A product that was never approved cannot be published yet: it needs approval first.
  return condition === 'published' && product.status === 'inactive' ? 'publish' : null;
}
