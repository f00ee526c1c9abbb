import { movableOrder } from '#application/orders/board-move.actors';
import { orderNumberText } from '#domain/orders/order-number';
import { ORDER_STAGES, type OrderStage, stageAction, stageOf } from '#domain/orders/order-stages';
import type { MenuItem } from '../../kit/overlays/menu';
import { MenuList } from '../../kit/overlays/menu-list';
import type { DisclosureState } from '../../kit/overlays/use-disclosure';
import { useText } from '../../text/use-text';
import type { OrderActors } from '../order-actors';
import type { ShownCard } from './card-placement';
import type { BoardMove } from './use-board-move';
import { useRefusalText } from './use-stage-texts';

interface MoveMenuProps {
  card: ShownCard;
  move: BoardMove;
  orders: OrderActors;
  disclosure: DisclosureState;
}

/** "Move to": the columns of the board; those that the order cannot go to say why. */
export function MoveMenu({ card, move, orders, disclosure }: MoveMenuProps) {
  const t = useText('board');
  const actions = useText('orders');
  const refusalText = useRefusalText();
  const order = movableOrder(card, orders.of(card.id));
  const items = ORDER_STAGES.filter((stage) => stage !== stageOf(card.status)).map(
    (stage): MenuItem => {
      const action = stageAction(order, stage);
      return {
        id: stage,
        label: t(`stages.${stage}`),
        note: action ? actions(`actions.${action}`) : undefined,
        disabledReason: refusalText(order, stage) ?? undefined,
      };
    },
  );
  return (
    <MenuList
      label={t('moveTo', { number: orderNumberText(card.number) })}
      items={items}
      // The ids are the stages above.
      onAction={(id) => move.move(card, id as OrderStage)}
      disclosure={disclosure}
    />
  );
}
