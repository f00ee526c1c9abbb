import type { ProductState, StaffProductAction } from './product-lifecycle';
import type { VisibilityCondition } from './product-visibility';

/** Why a step that fits a product cannot be taken now. */
export type StepRefusal = 'under_review' | 'permission';

/** A step, and why it is greyed; null where it can be taken. */
export type ProductStep = { action: StaffProductAction; refusal: StepRefusal | null };

/** What a seller would do with a product that stands so, the step that leads on last. */
const stepsFor = ({ status, isArchived }: ProductState): StaffProductAction[] => {
  if (isArchived) return ['unarchive'];
  if (status === 'draft') return ['archive', 'submit'];
  return ['archive', status === 'published' ? 'unpublish' : 'publish'];
};

/**
 * The steps to show for a product. What isn't offered to this user is refused for the review that
 * is under way, else for want of a permission.
 * @param offered actions of the record's `allowedActions`
 */
export const productSteps = (
  product: ProductState,
  offered: readonly StaffProductAction[],
): ProductStep[] =>
  stepsFor(product).map((action) => {
    if (offered.includes(action)) return { action, refusal: null };
    const waits = action === 'submit' && product.approvalState === 'under_review';
    return { action, refusal: waits ? 'under_review' : 'permission' };
  });

/** The step that mends a condition of a product's visibility; null where none of its own does. */
export const stepToMeet = (
  condition: VisibilityCondition,
  product: ProductState,
): StaffProductAction | null => {
  if (condition === 'not_archived') return 'unarchive';
  if (product.isArchived) return null;
  if (condition === 'approved') return 'submit';
  // What was never approved cannot be published yet: its approval comes first.
  return condition === 'published' && product.status === 'inactive' ? 'publish' : null;
};
