import { useEffect, useState } from 'react';
import { type Actor, createActor } from 'xstate';
import { type BoardCard, useGetOrderQuery } from '#application/api/orders-endpoints.generated';
import { movableOrder, provideBoardMove } from '#application/orders/board-move.actors';
import { type OrderStage, stageOf } from '#domain/orders/order-stages';
import { useSnapshot } from '../../lists/use-snapshot';
import { useApplication } from '../../portal-context/application-context';
import type { OrderActors } from '../order-actors';

export type BoardMoveActor = Actor<ReturnType<typeof provideBoardMove>>;
type BoardMoveSnapshot = ReturnType<BoardMoveActor['getSnapshot']>;

/** A card with what its order's offline queue adds. */
export type ShownCard = BoardCard & { readonly pendingActions?: string | undefined };

/** Moves of cards on the board. */
export interface BoardMove {
  readonly actor: BoardMoveActor;
  readonly snapshot: BoardMoveSnapshot;
  readonly lift: (card: ShownCard) => void;
  /** Lifts and drops at once: the menu "Move to". */
  readonly move: (card: ShownCard, stage: OrderStage) => void;
  /** The cards of each column, as the move shows them. */
  readonly cardsOf: (stage: OrderStage) => readonly ShownCard[];
}

/** The process of moving cards, and where the cards are meanwhile. */
export function useBoardMove(cards: readonly ShownCard[], orders: OrderActors): BoardMove {
  const { inspection } = useApplication();
  const [actor] = useState(() => createActor(provideBoardMove(orders), inspection));
  useEffect(() => {
    actor.start();
    return () => void actor.stop();
  }, [actor]);
  const snapshot = useSnapshot(actor);
  const [lifted, setLifted] = useState<ShownCard | null>(null);
  useNewerCard(actor, snapshot, cards, orders);
  const lift = (card: ShownCard) => {
    setLifted(card);
    actor.send({ type: 'card.lift', card: movableOrder(card, orders.of(card.id)) });
  };
  return {
    actor,
    snapshot,
    lift,
    move: (card, stage) => {
      lift(card);
      actor.send({ type: 'card.drop', stage });
    },
    cardsOf: (stage) => {
      const shown = cards.filter((card) => placeOf(card, snapshot) === stage);
      const isHere = lifted && snapshot.matches('lifted') && snapshot.context.from === stage;
      return isHere && shown.every(({ id }) => id !== lifted.id) ? [...shown, lifted] : shown;
    },
  };
}

/**
 * The column of a card: that of its status. A lifted card stays where it was lifted, and a moved one
 * stays where it was dropped, until the board is read anew.
 */
function placeOf(card: ShownCard, snapshot: BoardMoveSnapshot): OrderStage | null {
  const { context } = snapshot;
  if (card.id !== context.card?.id) return stageOf(card.status);
  if (snapshot.matches('lifted')) return context.from;
  const isMoved =
    snapshot.matches({ executing: 'acting' }) ||
    snapshot.matches('moved') ||
    snapshot.matches('undoable');
  return isMoved && context.stage ? context.stage : stageOf(card.status);
}

/** Tells the process when the order of its card has changed, wherever the order now is. */
function useNewerCard(
  actor: BoardMoveActor,
  snapshot: BoardMoveSnapshot,
  cards: readonly ShownCard[],
  orders: OrderActors,
): void {
  const { card: known } = snapshot.context;
  const isLifted = snapshot.matches('lifted');
  const { currentData: read } = useGetOrderQuery({ orderId: known?.id ?? '' }, { skip: !isLifted });
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
