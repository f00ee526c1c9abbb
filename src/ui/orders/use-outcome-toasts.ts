import type { RefObject } from 'react';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import { orderNumberText } from '#domain/orders/order-number';
import { toasts } from '../kit/feedback/toast-store';
import { useLatest } from '../kit/use-latest';
import { dismissExpiredToast } from '../lists/dismiss-expired-toast';
import { useApplication } from '../portal-context/application-context';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { OrderActor, OrderOutcome } from './order-actors';

type ShowOutcome = (outcome: OrderOutcome, actor: Omit<OrderActor, 'started'>) => void;

/**
 * Shows the outcome of an action in a toast; for an acceptance with an undo button while it can be
 * undone.
 */
export function useOutcomeToasts(): RefObject<ShowOutcome> {
  const t = useText('orders');
  const format = useFormat();
  const { clock } = useApplication();
  const showToast: ShowOutcome = ({ action, record }, actor) => {
    const { number, pendingActions, deadline } = record;
    if (pendingActions) {
      toasts.show({ title: t('toast.waits', { number: orderNumberText(number) }) });
      return;
    }
    if (action === 'accept') {
      const toast = toasts.show({
        title: t('toast.accepted', { number: orderNumberText(number) }),
        body: deadline
          ? t('toast.shipBefore', { time: format.deadline(deadline.at, new Date(clock.now())) })
          : undefined,
        duration: UNDO_ACCEPT_WINDOW_MS,
        action: {
          label: (seconds) => t('toast.undoIn', { seconds }),
          onAction: () => actor.send({ type: 'order.undoAccept' }),
          onDecline: () => actor.send({ type: 'undo.dismiss' }),
        },
      });
      dismissExpiredToast(actor, toast, (now) => now.matches({ available: 'undoable' }));
      return;
    }
    toasts.show({ title: t(`toast.${TOASTS[action]}`, { number: orderNumberText(number) }) });
  };
  return useLatest(showToast);
}

const TOASTS = {
  undoAccept: 'undone',
  refuse: 'refused',
  delete: 'deleted',
  prepare: 'prepare',
  markReady: 'markReady',
  handOver: 'handOver',
  deliver: 'deliver',
  invoice: 'invoice',
} as const;
