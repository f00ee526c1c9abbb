import {
  type MovableOrder,
  type OrderStage,
  type StageRefusal,
  stageRefusal,
} from '#domain/orders/order-stages';
import { useApplication } from '../../portal-context/application-context';
import { useText } from '../../text/use-text';

/**
 * The text of the reason why an order cannot go to a stage at the moment of the call; null if it can.
 * Each column asks for it, so it does not follow the clock.
 */
export function useRefusalText(): (order: MovableOrder, stage: OrderStage) => string | null {
  const t = useText('board');
  const { clock } = useApplication();
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
    const refusal = stageRefusal(order, stage, new Date(clock.now()));
    return refusal && textOf(refusal);
  };
}
