import type { ProductAction } from '#application/api/products-endpoints.generated';
import type { ProductRecord } from '#application/products/product-actions.machine';
import { isActionAllowed } from '#application/record-actions';
import { Switch } from '../kit/fields/switch';
import { useProductLabel } from '../links/product-name';
import { useStartedSnapshot } from '../lists/use-started-snapshot';
import { useText } from '../text/use-text';
import type { ProductActor } from './product-actors';

interface PublishSwitchProps {
  product: ProductRecord;
  actor: ProductActor | undefined;
  /** Whether the product is in the archive, where no product is on sale. */
  archived: boolean;
  /** Whether the user's role may publish products. */
  mayPublish: boolean;
}

/**
 * Whether shoppers see a product, as a switch; disabled with the reason when it cannot be changed.
 */
export function PublishSwitch(props: PublishSwitchProps) {
  const { actor, archived, mayPublish } = props;
  const t = useText('products');
  const mention = useProductLabel();
  const snapshot = useStartedSnapshot(actor);
  if (!actor) return null;
  const { record: product, attempt } = snapshot?.context ?? {
    record: props.product,
    attempt: null,
  };
  const published = product.status === 'published' && !archived;
  const reason = () => {
    if (isActionAllowed(product, 'publish') || isActionAllowed(product, 'unpublish'))
      return undefined;
    if (!mayPublish) return t('notPublishable.permission');
    return t(archived ? 'notPublishable.archived' : 'notPublishable.notApproved');
  };
  return (
    <Switch
      aria-label={t('actions.publishProduct', { name: mention(product) })}
      checked={
        attempt && snapshot?.hasTag('busy') ? isOnAfter(attempt.action, published) : published
      }
      onChange={(on) => actor.send({ type: on ? 'product.publish' : 'product.unpublish' })}
      disabledReason={reason()}
    />
  );
}

/** The switch's position while an action is running: the expected one. */
function isOnAfter(action: ProductAction, published: boolean): boolean {
  return action === 'publish' || (published && action !== 'unpublish');
}
