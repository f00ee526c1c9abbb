import type { SnapshotFrom } from 'xstate';
import type { boardMoveMachine } from '#application/orders/board-move.machine';
import { type LaneKind, laneOf } from '#domain/orders/board-lanes';
import { type OrderStage, stageAction, stageOf } from '#domain/orders/order-stages';
import type { BoardCard } from '#openapi/types.generated';

/** A card with what its order's offline queue adds. */
export type ShownCard = BoardCard & { readonly pendingActions?: string | undefined };

type BoardMoveSnapshot = SnapshotFrom<typeof boardMoveMachine>;

/** The card of a move, and the column that shows it, whatever the status of its order. */
interface Placement {
  readonly card: ShownCard;
  readonly stage: OrderStage;
  readonly isLifted: boolean;
}

/**
 * Where a move shows its card: a lifted card stays where it was lifted, and a moved one stays where
 * it was dropped, until the board is read anew. Null if its status decides.
 */
export function placementOf(snapshot: BoardMoveSnapshot): Placement | null {
  const { lifted, from, stage } = snapshot.context;
  const isLifted = snapshot.matches('lifted');
  const isMoved =
    snapshot.matches({ executing: 'acting' }) ||
    snapshot.matches('moved') ||
    snapshot.matches('undoable');
  const place = isLifted ? from : isMoved ? stage : null;
  // The page lifts the cards that it shows.
  return lifted && place && { card: lifted as ShownCard, stage: place, isLifted };
}

interface Column {
  readonly stage: OrderStage;
  readonly own: readonly ShownCard[];
  readonly cards: readonly ShownCard[];
}

/** The cards whose status is one of a column. */
export function cardsOfStage(stage: OrderStage, cards: readonly ShownCard[]): readonly ShownCard[] {
  return cards.filter(({ status }) => stageOf(status) === stage);
}

/**
 * The cards that a column shows.
 * @param own the cards of its stage
 * @param cards of all columns
 * @param above the ids above the card that was lifted from this column. It keeps its place: the
 *   browser ends a drag whose element is moved or removed.
 */
export function cardsOfColumn(
  { stage, own, cards }: Column,
  placement: Placement | null,
  above: ReadonlySet<string>,
): readonly ShownCard[] {
  if (!placement) return own;
  const others = own.filter(({ id }) => id !== placement.card.id);
  if (placement.stage !== stage) return others;
  const newest = cards.find(({ id }) => id === placement.card.id);
  const at = placement.isLifted ? others.findLastIndex(({ id }) => above.has(id)) + 1 : 0;
  return others.toSpliced(at, 0, newest ?? placement.card);
}

/**
 * The lifted card if it is over this column, which takes it: the column shows where a drop puts it.
 * Null for other columns.
 */
export function cardOver(snapshot: BoardMoveSnapshot, stage: OrderStage): ShownCard | null {
  const { card, lifted, stage: over } = snapshot.context;
  const isTaken = over === stage && card !== null && stageAction(card, stage) !== null;
  return snapshot.matches({ lifted: 'over' }) && isTaken ? (lifted as ShownCard | null) : null;
}

/**
 * The lifted card if it was lifted from this column: it stays in the lane that it was lifted from, as it
 * stays in its column. Null for other columns, and once it is released.
 */
export function cardLiftedFrom(snapshot: BoardMoveSnapshot, stage: OrderStage): ShownCard | null {
  const placement = placementOf(snapshot);
  return placement?.isLifted && placement.stage === stage ? placement.card : null;
}

/** The id of the card that this column took last, as long as the move shows it there; otherwise null. */
export function movedCard(snapshot: BoardMoveSnapshot, stage: OrderStage): string | null {
  const placement = placementOf(snapshot);
  return placement && !placement.isLifted && placement.stage === stage ? placement.card.id : null;
}

/** The cards of a column that are in a lane. */
export function cardsOfLane(
  shown: readonly ShownCard[],
  { id, kind }: { readonly id: string; readonly kind: LaneKind },
  lifted: ShownCard | null,
): readonly ShownCard[] {
  return shown.filter((card) => laneOf(card.id === lifted?.id ? lifted : card, kind) === id);
}

/**
 * The lifted card if none of these cards is in its lane: another user has handed its order over, and
 * the board still needs the lane that it was lifted from.
 */
export function cardWithoutLane(
  snapshot: BoardMoveSnapshot,
  cards: readonly ShownCard[],
  kind: LaneKind,
): ShownCard | null {
  const placement = placementOf(snapshot);
  if (!placement?.isLifted) return null;
  const lane = laneOf(placement.card, kind);
  return cards.some((card) => laneOf(card, kind) === lane) ? null : placement.card;
}

/** Whether two columns show the same records in the same order. */
export function isSameColumn(one: readonly ShownCard[], other: readonly ShownCard[]): boolean {
  return one.length === other.length && one.every((card, at) => card === other[at]);
}

/**
 * The cards of all columns, each once: while the columns are read one after the other, an order that
 * has moved may be in two of them, and the higher revision is the newer one.
 */
export function newestCards(columns: readonly (readonly BoardCard[])[]): BoardCard[] {
  const newest = new Map<string, BoardCard>();
  for (const card of columns.flat()) {
    const known = newest.get(card.id);
    if (!known || known.revision < card.revision) newest.set(card.id, card);
  }
  return [...newest.values()];
}
