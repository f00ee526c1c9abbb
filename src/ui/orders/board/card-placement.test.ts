import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { boardMoveMachine } from '#application/orders/board-move.machine';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import type { OrderStage } from '#domain/orders/order-stages';
import {
  cardLiftedFrom,
  cardOver,
  cardsOfColumn,
  cardsOfLane,
  cardsOfStage,
  cardWithoutLane,
  movedCard,
  newestCards,
  placementOf,
  type ShownCard,
} from './card-placement';

const NOTHING_ABOVE: ReadonlySet<string> = new Set();

describe('The cards of a column', () => {
  test('Without a move, a card is in the column of its status', () => {
    const cards = [card('ord_1', 'pending'), card('ord_2', 'confirmed'), card('ord_3', 'pending')];
    expect(idsOf(shownIn('toAccept', cards, null, NOTHING_ABOVE))).toEqual(['ord_1', 'ord_3']);
  });

  test('A lifted card keeps its place between its neighbours while others come and go and it is moved', () => {
    const lifted = card('ord_2', 'pending');
    const placement = { card: lifted, stage: 'toAccept', isLifted: true } as const;
    const cards = [
      card('ord_0', 'pending'),
      card('ord_1', 'pending'),
      card('ord_3', 'pending'),
      card('ord_2', 'confirmed'),
    ];
    const above = new Set(['ord_1', 'ord_9']);
    const shown = shownIn('toAccept', cards, placement, above);
    expect(idsOf(shown)).toEqual(['ord_0', 'ord_1', 'ord_2', 'ord_3']);
    expect(shown[2]?.status).toBe('confirmed');
    expect(shownIn('toPrepare', cards, placement, above)).toEqual([]);
  });

  test('A lifted card that no column has any more stays where it was lifted', () => {
    const placement = {
      card: card('ord_1', 'pending'),
      stage: 'toAccept',
      isLifted: true,
    } as const;
    expect(idsOf(shownIn('toAccept', [], placement, NOTHING_ABOVE))).toEqual(['ord_1']);
  });

  test('A moved card is at the top of the column that it was dropped on, whatever column has been read anew', () => {
    const moved = card('ord_1', 'pending');
    const placement = { card: moved, stage: 'toPrepare', isLifted: false } as const;
    const other = card('ord_2', 'confirmed');
    for (const cards of [[moved, other], [other], [other, card('ord_1', 'confirmed')]]) {
      expect(idsOf(shownIn('toPrepare', cards, placement, NOTHING_ABOVE))).toEqual([
        'ord_1',
        'ord_2',
      ]);
      expect(shownIn('toAccept', cards, placement, NOTHING_ABOVE)).toEqual([]);
    }
  });
});

test('A move places its card only while it is lifted, carried out, or just moved', () => {
  const board = createActor(boardMoveMachine).start();
  const pending = card('ord_1', 'pending');
  expect(placementOf(board.getSnapshot())).toBeNull();
  board.send({ type: 'card.lift', card: pending });
  board.send({ type: 'column.enter', stage: 'toPrepare' });
  expect(placementOf(board.getSnapshot())).toMatchObject({ stage: 'toAccept', isLifted: true });
  board.send({ type: 'card.drop', stage: 'delivered' });
  expect(board.getSnapshot().value).toBe('refused');
  expect(placementOf(board.getSnapshot())).toBeNull();
});

test('A lifted card keeps its lane when another user hands its order over, and follows once it is released', () => {
  const board = createActor(boardMoveMachine).start();
  const ready = { ...card('ord_1', 'ready'), carrier: null };
  const shipped = { ...card('ord_1', 'shipped'), carrier: 'Amana' };
  const none = { id: '', kind: 'carrier' } as const;
  const amana = { id: 'Amana', kind: 'carrier' } as const;
  board.send({ type: 'card.lift', card: ready });
  board.send({ type: 'card.changed', card: shipped });
  const lifted = cardLiftedFrom(board.getSnapshot(), 'ready');
  expect(lifted).toBe(ready);
  expect(cardLiftedFrom(board.getSnapshot(), 'shipped')).toBeNull();
  expect(cardsOfLane([shipped], none, lifted)).toEqual([shipped]);
  expect(cardsOfLane([shipped], amana, lifted)).toEqual([]);
  expect(cardWithoutLane(board.getSnapshot(), [shipped], 'carrier')).toBe(ready);
  const other = { ...card('ord_2', 'ready'), carrier: null };
  expect(cardWithoutLane(board.getSnapshot(), [shipped, other], 'carrier')).toBeNull();
  board.send({ type: 'card.release' });
  expect(cardLiftedFrom(board.getSnapshot(), 'ready')).toBeNull();
  expect(cardWithoutLane(board.getSnapshot(), [shipped], 'carrier')).toBeNull();
  expect(cardsOfLane([shipped], amana, null)).toEqual([shipped]);
});

test('A lifted card that is over a column lands there only if the column takes it', () => {
  const actor = createActor(boardMoveMachine).start();
  const accept = { action: 'accept', to: 'confirmed', reasonRequired: false } as const;
  const lifted = { ...card('ord_1', 'pending'), allowedActions: [accept] };
  const over = (stage: OrderStage) => cardOver(actor.getSnapshot(), stage);
  actor.send({ type: 'card.lift', card: lifted });
  expect(over('toPrepare')).toBeNull();
  actor.send({ type: 'column.enter', stage: 'toPrepare' });
  expect([over('toPrepare')?.id, over('ready')]).toEqual(['ord_1', null]);
  actor.send({ type: 'column.enter', stage: 'ready' });
  expect([over('toPrepare'), over('ready')]).toEqual([null, null]);
  actor.send({ type: 'column.enter', stage: 'toAccept' });
  expect(over('toAccept')).toBeNull();
});

test('A column has a moved card from the drop on, until another card is lifted', () => {
  const acting = boardMoveMachine.provide({
    actors: { executeAction: fromCallback(() => undefined) },
  });
  const actor = createActor(acting).start();
  const accept = { action: 'accept', to: 'confirmed', reasonRequired: false } as const;
  const moved = (stage: OrderStage) => movedCard(actor.getSnapshot(), stage);
  actor.send({
    type: 'card.lift',
    card: { ...card('ord_1', 'pending'), allowedActions: [accept] },
  });
  expect(moved('toAccept')).toBeNull();
  actor.send({ type: 'card.drop', stage: 'toPrepare' });
  expect([moved('toPrepare'), moved('toAccept')]).toEqual(['ord_1', null]);
  actor.send({ type: 'card.lift', card: card('ord_2', 'pending') });
  expect(moved('toPrepare')).toBeNull();
});

test('A card that two columns have is shown once, as the newer record has it', () => {
  const before = { ...card('ord_1', 'pending'), revision: 1 };
  const after = { ...card('ord_1', 'confirmed'), revision: 2 };
  expect(newestCards([[before], [after]])).toEqual([after]);
  expect(newestCards([[after], [before]])).toEqual([after]);
});

/** What a column shows of the cards of all columns. */
function shownIn(
  stage: OrderStage,
  cards: readonly ShownCard[],
  placement: ReturnType<typeof placementOf>,
  above: ReadonlySet<string>,
) {
  const own = cardsOfStage(stage, cards);
  return cardsOfColumn({ stage, own, cards }, placement, above);
}

/** The fields that decide where a card is. */
function card(id: string, status: OrderStatus): ShownCard {
  const record = { id, number: id, status, allowedActions: [], revision: 1, deadline: null };
  return record as unknown as ShownCard;
}

function idsOf(cards: readonly ShownCard[]): string[] {
  return cards.map(({ id }) => id);
}
