import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { providePaperPrinting } from '#application/papers/paper-printing.actors';
import type { PaperPrintingInput, PrintedOrder } from '#application/papers/paper-printing.machine';
import { Button } from '../kit/button';
import { ProgressBar } from '../kit/feedback/meter';
import { toasts } from '../kit/feedback/toast-store';
import { Dialog } from '../kit/overlays/dialog';
import { useLatest } from '../kit/use-latest';
import { ProblemState } from '../lists/problem-state';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';
import { useReadStoreFacts } from './store-facts';

interface PaperPrintingProps<Order extends PrintedOrder>
  extends Pick<PaperPrintingInput, 'paper' | 'prepares'> {
  /** Reads the orders on the paper; none for a paper of no order. Rejects with an ApiProblem. */
  readOrders: () => Promise<readonly Order[]>;
  /** Whether a dialog shows the progress; otherwise it opens only for a problem. */
  showsProgress?: boolean;
  /** The printed content, a `PrintedSheet`. */
  sheet: (orders: readonly Order[], onPrinted: () => void) => ReactNode;
  /** Receives the orders whose preparation has begun. */
  onPrepared?: ((ids: readonly string[]) => void) | undefined;
  onClosed: () => void;
}

/** Reads what the paper says, prints it, and records the printing in the history of its orders. */
export function PaperPrinting<Order extends PrintedOrder>(props: PaperPrintingProps<Order>) {
  const { paper, prepares, showsProgress = false, sheet } = props;
  const t = useText('papers');
  const snapshot = usePaperPrinting({ paper, prepares, readOrders: props.readOrders }, props);
  const { state, send } = snapshot;
  if (state.matches('ready')) {
    // The orders are those that `readOrders` returned.
    const orders = state.context.orders as readonly Order[];
    return sheet(orders, () => send({ type: 'sheet.close' }));
  }
  const { problem } = state.context;
  const hasProblem = state.hasTag('unsuccessful') && problem !== null;
  const cancel = () => send({ type: 'print.cancel' });
  return (
    <Dialog
      open={state.hasTag('open') && (showsProgress || hasProblem)}
      onClose={cancel}
      busy={state.matches('preparing')}
      title={t('print.title')}
      footer={
        <Button variant="outline" disabled={state.matches('preparing')} onClick={cancel}>
          {t('print.cancel')}
        </Button>
      }
    >
      {hasProblem ? (
        <ProblemState error={problem} onRetry={() => send({ type: 'print.retry' })} />
      ) : (
        <ProgressBar
          label={t(state.matches('preparing') ? 'print.preparing' : 'print.reading')}
          value={state.matches('preparing') ? 1 : 0}
          max={2}
        />
      )}
    </Dialog>
  );
}

/** Runs the process, and tells what it did beside the paper. */
function usePaperPrinting(
  input: PaperPrintingInput,
  listener: Pick<PaperPrintingProps<PrintedOrder>, 'onPrepared' | 'onClosed'>,
) {
  const t = useText('papers');
  const { provide, inspection } = useApplication();
  const readFacts = useReadStoreFacts();
  const latest = useLatest(listener);
  const texts = useLatest(t);
  const readOrders = async () => {
    const [orders] = await Promise.all([input.readOrders(), readFacts()]);
    return orders;
  };
  const actor = useActorRef(provide(providePaperPrinting), {
    input: { ...input, readOrders },
    ...inspection,
  });
  const state = useSelector(actor, (current) => current);
  useEffect(() => {
    const listeners = [
      actor.on('orders.prepared', ({ ids }) => {
        toasts.show({ title: texts.current('print.prepared', { count: ids.length }) });
        latest.current.onPrepared?.(ids);
      }),
      actor.on('printing.unrecorded', () =>
        toasts.show({ title: texts.current('print.unrecorded'), tone: 'error' }),
      ),
    ];
    return () => {
      for (const listener of listeners) listener.unsubscribe();
    };
  }, [actor, texts, latest]);
  const isClosed = state.status === 'done';
  useEffect(() => {
    if (isClosed) latest.current.onClosed();
  }, [isClosed, latest]);
  return { state, send: actor.send };
}
