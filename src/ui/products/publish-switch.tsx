import type { ProductRecord } from '#application/products/product-actions.machine';
import { isActionAllowed } from '#application/record-actions';
import type { ProductAction } from '#openapi/types.generated';
import { Switch } from '../kit/fields/switch';
import { useProductLabel } from '../links/product-name';
import { useRecordState } from '../lists/use-record-state';
import { useText } from '../text/use-text';
import { type ProductActors, runningAction } from './product-actors';

interface PublishSwitchProps {
  product: ProductRecord;
  actors: ProductActors;
  /** Whether the product is in the archive, where no product is on sale. */
  archived: boolean;
  /** Whether the user's role may publish products. */
  mayPublish: boolean;
}

/**
 * Whether shoppers see a product, as a switch; disabled with the reason when it cannot be changed.
 */
export function PublishSwitch(props: PublishSwitchProps) {
  const { actors, archived, mayPublish } = props;
  const { id } = props.product;
  const t = useText('products');
  const mention = useProductLabel();
  const known = useRecordState(actors, id, (snapshot) => snapshot?.context.record);
  const running = useRecordState(actors, id, runningAction);
  const product = known ?? props.product;
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
      checked={running ? isOnAfter(running, published) : published}
      onChange={(on) => actors.of(id)?.send({ type: on ? 'product.publish' : 'product.unpublish' })}
      disabledReason={reason()}
    />
  );
}

/** The switch's position while an action is running: the expected one. */
function isOnAfter(action: ProductAction, published: boolean): boolean {
  return action === 'publish' || (published && action !== 'unpublish');
}
