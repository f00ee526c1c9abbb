import type { ProductAction } from '#application/api/products-endpoints.generated';
import { isActionAllowed } from '#application/record-actions';
import { usePermission } from '../app/use-permission';
import { Switch } from '../kit/switch';
import { useText } from '../text/use-text';
import type { ProductActor } from './product-actors';
import { useProductLabel } from './product-name';

interface PublishSwitchProps {
  actor: ProductActor | undefined;
  /** Whether the product stands in the archive, where nothing is on sale. */
  archived: boolean;
}

/** Whether shoppers see a product, and the way to change it; greyed with the reason where there is none. */
export function PublishSwitch({ actor, archived }: PublishSwitchProps) {
  const t = useText('products');
  const mention = useProductLabel();
  const mayPublish = usePermission('products.publish');
  if (!actor) return null;
  const snapshot = actor.getSnapshot();
  const { product, attempt } = snapshot.context;
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
        attempt && snapshot.hasTag('busy') ? isOnAfter(attempt.action, published) : published
      }
      onChange={(on) => actor.send({ type: on ? 'product.publish' : 'product.unpublish' })}
      disabledReason={reason()}
    />
  );
}

/** Where the switch stands while an action is under way: where it will lead. */
const isOnAfter = (action: ProductAction, published: boolean): boolean =>
  action === 'publish' || (published && action !== 'unpublish');
