import { useEffect, useMemo, useState } from 'react';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { OrderDialogs } from '../orders/lazy-order-dialogs';
import { useOrderActors } from '../orders/use-order-actors';
import type { PrintRequest } from '../papers/print-menu';
import { usePaperChoices } from '../papers/use-paper-choices';
import type { OrderAct, PaperOfOrder } from './order-act';

const PrintChosenOrders = lazyComponent(
  () => import(/* webpackChunkName: 'print-orders' */ '../orders/papers/print-orders'),
  'PrintChosenOrders',
);

/**
 * The processes of the orders that the palette acted on, with their dialogs, toasts and papers: they
 * go on after the palette is closed.
 */
export function OrderActs({ acts }: { acts: readonly OrderAct[] }) {
  const last = acts.at(-1);
  // The order as it was found last.
  const orders = useMemo(
    () => [...new Map(acts.map(({ order }) => [order.id, order])).values()],
    [acts],
  );
  const actors = useOrderActors(orders);
  const withDialog = actors.withOpenDialog();
  useEffect(() => {
    if (last && 'event' in last.act) actors.of(last.order.id)?.send(last.act.event);
  }, [last, actors]);
  return (
    <Deferred>
      {withDialog && <OrderDialogs key={withDialog.id} actor={withDialog.actor} />}
      {last && 'paper' in last.act && (
        <PrintedPaper key={acts.length} order={last.order} paper={last.act.paper} />
      )}
    </Deferred>
  );
}

interface PrintedPaperProps {
  order: OrderAct['order'];
  paper: PaperOfOrder;
}

/** Prints a paper of an order once, in the language and format in which the user printed it last. */
function PrintedPaper({ order, paper }: PrintedPaperProps) {
  const { choiceOf } = usePaperChoices();
  const [request, setRequest] = useState<PrintRequest<PaperOfOrder> | null>(() => ({
    paper,
    prepares: false,
    ...choiceOf(paper),
  }));
  const [chosen] = useState([order]);
  return (
    request && (
      <PrintChosenOrders request={request} chosen={chosen} onClosed={() => setRequest(null)} />
    )
  );
}
