import {
  type MovableOrder,
  type OrderStage,
  type StageRefusal,
  stageRefusal,
} from '#domain/orders/order-stages';
import { useNow } from '../../lists/use-now';
import { useText } from '../../text/use-text';

/** The text of the reason why an order cannot go to a stage; null if it can. */
export function useRefusalText(): (order: MovableOrder, stage: OrderStage) => string | null {
  const t = useText('board');
  const now = useNow();
  const textOf = (refusal: StageRefusal): string => {
    switch (refusal.reason) {
      case 'earlier':
        return t('refusal.earlier', { stage: t(`stages.${refusal.stage}`) });
      case 'performer':
        return t(`refusal.performer.${refusal.performer}`);
      default:
        return t(`refusal.${refusal.reason}`);
    }
  };
  return (order, stage) => {
    const refusal = stageRefusal(order, stage, now);
    return refusal && textOf(refusal);
  };
}
