import type { StateValueFrom } from 'xstate';
import type { BoardMoveContext, boardMoveMachine } from '#application/orders/board-move.machine';
import { boardMoveTestModel } from '../../support/machine-models/board-move.model';
import { test } from '../support/journey';
import { createBoardMovePageDriver } from './board-move.driver';
import { testPaths } from './test-paths';

const { model } = boardMoveTestModel;

const ACTING = JSON.stringify({ executing: 'acting' });

/**
 * The events that are possible on the page. The dialog of a confirmed action covers the board. It
 * lifts an accepted order only on the page that has accepted it. A pointer leaves the column that it is over. A colleague changes an order only
 * while its card is lifted; afterwards the columns are read anew. A changed note changes no action,
 * so a drop on “refused” still asks for a reason.
 */
function isOffered(
  context: BoardMoveContext,
  label: string,
  value?: StateValueFrom<typeof boardMoveMachine>,
): boolean {
  const isLifted = typeof value === 'object' && 'lifted' in value;
  const { card, stage, action } = context;
  const isCovered =
    JSON.stringify(value) === ACTING && (action === 'refuse' || action === 'handOver');
  if (isCovered && label.endsWith('card is lifted')) return false;
  const isUnrefusable =
    card?.status === 'pending' && !card.allowedActions.some(({ action }) => action === 'refuse');
  switch (label) {
    case 'an accepted card is lifted':
      return value === 'undoable' && card?.id === 'ord_1';
    case 'column.leave':
      return stage === 'toPrepare';
    case 'column.leave of another':
      return stage === 'shipped';
    case 'a colleague moves the card':
      return isLifted && model.isPossible?.(context, label, value) !== false;
    case 'a drop on “refused”':
      return !isUnrefusable;
    default:
      return model.isPossible?.(context, label, value) !== false;
  }
}

test.describe('Board-move machine on the page', { tag: '@long' }, () => {
  test.use({ hints: true, allowedInConsole: { answers: [409, 503] } });
  testPaths(
    { ...boardMoveTestModel, model: { ...model, isPossible: isOffered } },
    createBoardMovePageDriver,
  );
});
