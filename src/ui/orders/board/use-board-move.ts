import { useEffect, useMemo, useState } from 'react';
import { type Actor, createActor } from 'xstate';
import { liftedOrder, provideBoardMove } from '#application/orders/board-move.actors';
import type { OrderStage } from '#domain/orders/order-stages';
import { afterPaint } from '../../kit/after-paint';
import { useApplication } from '../../portal-context/application-context';
import type { OrderActors } from '../order-actors';
import type { ShownCard } from './card-placement';

/**
 * Moves of cards on the board. Always the same object: a column or a message reads from the actor
 * what it shows of a move, so that a lifted card renders nothing else.
 */
export interface BoardMove {
  readonly actor: Actor<ReturnType<typeof provideBoardMove>>;
  readonly lift: (card: ShownCard) => void;
  /** Lifts and drops at once: the menu "Move to". */
  readonly move: (card: ShownCard, stage: OrderStage) => void;
}

/** The process of moving cards. */
export function useBoardMove(orders: OrderActors): BoardMove {
  const { inspection } = useApplication();
  const [actor] = useState(() => createActor(provideBoardMove(orders, afterPaint), inspection));
  useEffect(() => {
    actor.start();
    return () => void actor.stop();
  }, [actor]);
  return useMemo(() => {
    const lift = (card: ShownCard) =>
      actor.send({ type: 'card.lift', card: liftedOrder(card, orders.of(card.id)) });
    return {
      actor,
      lift,
      move: (card, stage) => {
        lift(card);
        actor.send({ type: 'card.drop', stage });
      },
    };
  }, [actor, orders]);
}
