import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useGetOrderQuery } from '#application/api/orders-endpoints.generated';
import { movableOrder } from '#application/orders/board-move.actors';
import { ORDER_STAGES } from '#domain/orders/order-stages';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { usePaintedSince } from '../../kit/use-painted-since';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { OrderActors } from '../order-actors';
import type { ShownCard } from './card-placement';
import type { BoardMove } from './use-board-move';
import { useRefusalText } from './use-stage-texts';

interface LiftedOrderProps {
  move: BoardMove;
  cards: readonly ShownCard[];
  orders: OrderActors;
}

/**
 * Tells a move when the order of its card has changed, also after the drop, and screen readers where the
 * lifted card can go. What is read and said does not delay the frame of the lift.
 */
export function LiftedOrder({ move: { actor }, cards, orders }: LiftedOrderProps) {
  const known = useSelector(actor, ({ context }) => context.card);
  const isHeld = usePaintedSince(useSelector(actor, (snapshot) => snapshot.matches('lifted')));
  useNewerOrder({ actor, cards, orders, known, isHeld });
  return (
    <VisuallyHidden role="status">{isHeld && <PossibleStages actor={actor} />}</VisuallyHidden>
  );
}

/** The columns that the lifted card can go to, in words. */
function PossibleStages({ actor }: { actor: BoardMove['actor'] }) {
  const t = useText('board');
  const format = useFormat();
  const refusalText = useRefusalText();
  const known = useSelector(actor, ({ context }) => context.card);
  const from = useSelector(actor, ({ context }) => context.from);
  if (!known) return null;
  const open = ORDER_STAGES.filter(
    (stage) => stage !== from && refusalText(known, stage) === null,
  ).map((stage) => t(`stages.${stage}`));
  return open.length > 0 ? t('lifted', { stages: format.list(open) }) : t('liftedNowhere');
}

type KnownOrder = ReturnType<BoardMove['actor']['getSnapshot']>['context']['card'];

interface NewerOrderOptions extends Omit<LiftedOrderProps, 'move'> {
  actor: BoardMove['actor'];
  /** The order as the process of the move knows it. */
  known: KnownOrder;
  /** It is lifted, and the frame that shows so is painted. */
  isHeld: boolean;
}

/** Passes newer records of the order on, wherever its card now is. */
function useNewerOrder({ actor, cards, orders, known, isHeld }: NewerOrderOptions): void {
  const { currentData: read } = useGetOrderQuery({ orderId: known?.id ?? '' }, { skip: !isHeld });
  const shown = cards.find(({ id }) => id === known?.id);
  const newest = read && read.revision > (shown?.revision ?? 0) ? read : shown;
  useEffect(() => {
    if (!known || !newest || newest.id !== known.id || newest.revision < known.revision) return;
    const pendingActions = 'pendingActions' in newest ? newest.pendingActions : undefined;
    if (newest.revision === known.revision && pendingActions === known.pendingActions) return;
    const card = { ...movableOrder(newest, orders.of(known.id)), pendingActions };
    actor.send({ type: 'card.changed', card });
  }, [actor, known, newest, orders]);
}
