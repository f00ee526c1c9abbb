import { useEffect } from 'react';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent, preloadable } from '../../kit/loading/lazy-component';
import { useLatest } from '../../kit/use-latest';
import { useSnapshot } from '../../lists/use-snapshot';
import type { PrintRequest } from '../../papers/print-menu';
import type { PaperOfOrders } from '../papers/print-orders';
import type { ChosenOrders, StepOfOrders } from './step-of-orders';

const loadWindow = preloadable(
  () => import(/* webpackChunkName: 'bulk-dialog' */ '../../bulk/bulk-dialog'),
);
const BulkWindow = lazyComponent(loadWindow, 'BulkWindow');
const PrintChosenOrders = lazyComponent(
  () => import(/* webpackChunkName: 'print-orders' */ '../papers/print-orders'),
  'PrintChosenOrders',
);

/** Only a handover needs a value. */
const loadHandOverForm = preloadable(() => import('./hand-over-form'));
const HAND_OVER_FORM = {
  Form: lazyComponent(loadHandOverForm, 'HandOverForm'),
  Submit: lazyComponent(loadHandOverForm, 'SubmitHandOver'),
};

/** Loads the code of a handover. */
export function loadHandOver(): void {
  void loadWindow.preload();
  void loadHandOverForm.preload();
}

/** The printing of a paper of the selected orders. */
interface PrintOfOrders {
  readonly id: string;
  readonly print: PrintRequest<PaperOfOrders>;
  readonly chosen: ChosenOrders;
  /** Receives the orders whose preparation has begun for the print. */
  readonly onPrepared: (ids: readonly string[]) => void;
}

/** What was begun for the selected orders: a step, or a paper to print. */
export type OrderBulk = StepOfOrders | PrintOfOrders;

interface OrderBulkWorkProps {
  bulk: OrderBulk;
  onEnded: () => void;
}

/** The dialogs of a step, as far as it has any; or the printing of a paper. */
export function OrderBulkWork({ bulk, onEnded }: OrderBulkWorkProps) {
  if ('actor' in bulk) return <StepWork step={bulk} onEnded={onEnded} />;
  return (
    <Deferred>
      <PrintChosenOrders
        request={bulk.print}
        chosen={bulk.chosen}
        onPrepared={bulk.onPrepared}
        onClosed={onEnded}
      />
    </Deferred>
  );
}

function StepWork({ step, onEnded }: { step: StepOfOrders; onEnded: () => void }) {
  const { actor, kind, count } = step;
  const snapshot = useSnapshot(actor);
  const ended = useLatest(onEnded);
  const isEnded = snapshot.status === 'done';
  useEffect(() => {
    if (isEnded) ended.current();
  }, [isEnded, ended]);
  // An acceptance can be undone after its page was left: the toast stays.
  useEffect(() => () => void (actor.getSnapshot().matches('completed') || actor.stop()), [actor]);
  if (!snapshot.context.isShown || isEnded) return null;
  return (
    <Deferred>
      <BulkWindow
        snapshot={snapshot}
        send={actor.send}
        count={count}
        valueForm={kind === 'handOver' ? HAND_OVER_FORM : undefined}
      />
    </Deferred>
  );
}
