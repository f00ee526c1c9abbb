import { createActor } from 'xstate';
import type { ListOrdersApiArg } from '#application/api/orders-endpoints.generated';
import { provideBulkAction } from '#application/bulk/bulk-action.actors';
import type { BulkActionPerformed } from '#application/bulk/bulk-action.machine';
import { isOrder } from '#application/bulk/bulk-subject';
import { type BulkOrder, type BulkOrderKind, undoStepOf } from '#domain/orders/bulk-order';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import type { BulkActor } from '../../bulk/bulk-process';
import { toasts } from '../../kit/feedback/toast-store';
import { newRunId } from '../../kit/new-run-id';
import { dismissExpiredToast } from '../../lists/dismiss-expired-toast';
import type { ListSelection, SelectedRecords } from '../../lists/use-list-selection';
import { useApplication } from '../../portal-context/application-context';
import { useText } from '../../text/use-text';

export type OrderSelection = ListSelection<BulkOrder, ListOrdersApiArg>;
export type ChosenOrders = SelectedRecords<BulkOrder, ListOrdersApiArg>;

/** A step of selected orders, from its begin until it can no longer be undone. */
export interface StepOfOrders {
  readonly id: string;
  readonly kind: BulkOrderKind;
  readonly actor: BulkActor;
  readonly chosen: ChosenOrders;
  /** The number of selected orders. */
  readonly count: number;
}

/**
 * Begins a step of the selected orders, which stay selected; a toast tells what it did. The next step
 * of the same orders ends the undo of the one before.
 */
export function useBeginStep(selection: OrderSelection) {
  const { provide, inspection } = useApplication();
  const tell = useStepToasts();
  return (kind: BulkOrderKind, earlier: readonly StepOfOrders[]): StepOfOrders => {
    const id = newRunId('bulk');
    const chosen = selection.chosen();
    const actor = createActor(provide(provideBulkAction), {
      input: { kind, chosen, runId: id },
      ...inspection,
    });
    actor.on('action.performed', (performed) => {
      selection.keep(performed.records.filter(isOrder));
      if (performed.isComplete) tell(kind, performed, actor);
    });
    for (const step of earlier) if (sharesOrders(step.chosen, chosen)) endUndo(step.actor);
    actor.start();
    return { id, kind, actor, chosen, count: selection.count };
  };
}

/** Whether two selections may have an order in common. */
function sharesOrders(one: ChosenOrders, other: ChosenOrders): boolean {
  if ('query' in one || 'query' in other) return true;
  const ids = new Set(one.map(({ id }) => id));
  return other.some(({ id }) => ids.has(id));
}

function endUndo(actor: BulkActor): void {
  if (actor.getSnapshot().matches('completed')) actor.send({ type: 'work.close' });
}

/** Shows what a step did in a toast; for an acceptance with an undo button while it can be undone. */
function useStepToasts() {
  const t = useText('bulk');
  return (kind: BulkOrderKind, { isUndo, records }: BulkActionPerformed, actor: BulkActor) => {
    const title = t(`toast.${isUndo ? 'undoAccept' : kind}`, { count: records.length });
    if (isUndo || undoStepOf(kind) === null) {
      toasts.show({ title });
      return;
    }
    const toast = toasts.show({
      title,
      duration: UNDO_ACCEPT_WINDOW_MS,
      action: {
        label: (seconds) => t('results.undoIn', { seconds }),
        onAction: () => actor.send({ type: 'undo.start' }),
        onDecline: () => actor.send({ type: 'work.close' }),
      },
    });
    dismissExpiredToast(actor, toast, (now) => now.matches('completed'));
  };
}
