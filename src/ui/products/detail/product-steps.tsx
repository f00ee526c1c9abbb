import { type ProductStep, productSteps } from '#domain/products/product-steps';
import type { Product, ProductAction } from '#openapi/types.generated';
import ArchiveIcon from '~icons/solar/archive-down-minimlistic-linear';
import UnarchiveIcon from '~icons/solar/archive-up-minimlistic-linear';
import PublishIcon from '~icons/solar/check-circle-linear';
import UnpublishIcon from '~icons/solar/close-circle-linear';
import SubmitIcon from '~icons/solar/plain-linear';
import { Button } from '../../kit/button';
import type { IconType } from '../../kit/icon';
import { useSnapshot } from '../../lists/use-snapshot';
import { useText } from '../../text/use-text';
import type { ProductActor } from '../product-actors';

const ICONS: Record<ProductAction, IconType> = {
  submit: SubmitIcon,
  publish: PublishIcon,
  unpublish: UnpublishIcon,
  archive: ArchiveIcon,
  unarchive: UnarchiveIcon,
};

/** The steps of a product by the state of its process, which may be newer than the page's data. */
export function useProductSteps(product: Product, actor: ProductActor | undefined): ProductStep[] {
  const snapshot = useSnapshot(actor);
  if (!snapshot) return [];
  const { status, approvalState, allowedActions } = snapshot.context.record;
  return productSteps(
    { status, approvalState, isArchived: product.isArchived },
    allowedActions.map(({ action }) => action),
  );
}

interface StepButtonProps {
  step: ProductStep;
  actor: ProductActor;
  variant: 'primary' | 'outline' | 'soft';
  size?: 'small' | 'medium';
}

/** A step of a product's lifecycle; disabled with the reason when it is unavailable. */
export function StepButton({ step, actor, variant, size }: StepButtonProps) {
  const t = useText('product');
  const list = useText('products');
  const { action, refusal } = step;
  const snapshot = useSnapshot(actor);
  return (
    <Button
      variant={variant}
      size={size}
      icon={ICONS[action]}
      iconMirrored={action === 'submit'}
      busy={snapshot.matches('performing') && snapshot.context.attempt?.action === action}
      disabledReason={refusal ? t(`refusal.${refusal}`) : undefined}
      onClick={() => actor.send({ type: `product.${action}` })}
    >
      {list(`actions.${action}`)}
    </Button>
  );
}

interface ProductStepsProps {
  product: Product;
  actor: ProductActor;
  /** The step forward of its lifecycle, or all others. */
  isForward: boolean;
}

/** The available actions of the product. */
export function ProductSteps({ product, actor, isForward }: ProductStepsProps) {
  const steps = useProductSteps(product, actor);
  const forward = steps.findLast(({ action }) => action !== 'archive' && action !== 'unpublish');
  return steps
    .filter((step) => (step === forward) === isForward)
    .map((step) => (
      <StepButton
        key={step.action}
        step={step}
        actor={actor}
        variant={isForward ? 'primary' : 'outline'}
      />
    ));
}
