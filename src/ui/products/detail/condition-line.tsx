import { stepToMeet } from '#domain/products/product-steps';
import type { VisibilityCondition } from '#domain/products/product-visibility';
import type { Product } from '#openapi/types.generated';
import { ButtonLink } from '../../kit/button';
import { Muted } from '../../kit/table/columns';
import { productEditPath } from '../../links/product-path';
import { usePermission } from '../../portal-context/use-permission';
import { VisibilityConditionLine } from '../../records/visibility';
import { useText } from '../../text/use-text';
import type { ProductActor } from '../product-actors';
import { StepButton, useProductSteps } from './product-steps';

interface ConditionLineProps {
  condition: VisibilityCondition;
  isMet: boolean;
  product: Product;
  actor: ProductActor | undefined;
}

/** A condition of visibility, met or not; an unmet one shows the reason and how to fix it. */
export function ConditionLine({ condition, isMet, product, actor }: ConditionLineProps) {
  const t = useText('product');
  return (
    <VisibilityConditionLine
      isMet={isMet}
      title={t(`visibility.conditions.${condition}`)}
      state={t(isMet ? 'visibility.met' : 'visibility.unmet')}
    >
      {!isMet && (
        <>
          <Muted>{t(`visibility.why.${reasonOf(condition, product)}`)}</Muted>
          <FixAction condition={condition} product={product} actor={actor} />
        </>
      )}
    </VisibilityConditionLine>
  );
}

type Reason = VisibilityCondition | 'under_review' | 'publishedLater' | 'archivedFirst';

function reasonOf(condition: VisibilityCondition, product: Product): Reason {
  const { status, approvalState, isArchived } = product;
  const isLifecycle = condition === 'approved' || condition === 'published';
  if (isArchived && isLifecycle) return 'archivedFirst';
  if (condition === 'approved' && approvalState === 'under_review') return 'under_review';
  if (condition === 'published' && status === 'draft') return 'publishedLater';
  return condition;
}

type FixActionProps = Omit<ConditionLineProps, 'isMet'>;

function FixAction({ condition, product, actor }: FixActionProps) {
  const fix = stepToMeet(condition, product);
  const step = useProductSteps(product, actor).find(({ action }) => action === fix);
  if (actor && step && step.refusal !== 'under_review')
    return <StepButton step={step} actor={actor} variant="soft" size="small" />;
  return product.isArchived ? null : <EditorFixLink condition={condition} product={product} />;
}

/** The link to the editor's card with the fix, for users with the permission. */
function EditorFixLink({ condition, product }: Pick<FixActionProps, 'condition' | 'product'>) {
  const t = useText('product');
  const mayPrice = usePermission('products.prices');
  const mayEdit = usePermission('products.edit');
  const isVariable = product.productType === 'variable';
  const mends = {
    priced: { label: t('visibility.setPrice'), section: 'pricing', may: mayEdit && mayPrice },
    in_stock: { label: t('visibility.setStock'), section: 'properties', may: mayEdit },
  };
  const fix = condition === 'priced' || condition === 'in_stock' ? mends[condition] : null;
  if (!fix?.may) return null;
  return (
    <ButtonLink
      variant="soft"
      size="small"
      to={productEditPath(product, isVariable ? 'variants' : fix.section)}
    >
      {fix.label}
    </ButtonLink>
  );
}
