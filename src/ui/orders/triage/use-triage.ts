import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import { useListOrdersQuery } from '#application/api/orders-endpoints.generated';
import { provideTriage } from '#application/orders/triage.actors';
import { orderReference } from '#domain/orders/order-number';
import { ordersToAnswer } from '#domain/orders/triage-queue';
import type { OrderSummary } from '#openapi/types.generated';
import { toasts } from '../../kit/feedback/toast-store';
import { useLatest } from '../../kit/use-latest';
import { useUrlParams } from '../../kit/use-url-params';
import { useSnapshot } from '../../lists/use-snapshot';
import { useApplication } from '../../portal-context/application-context';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { OrderActors, OrderOutcome } from '../order-actors';
import { useOrderActors } from '../use-order-actors';
import { useWithExpectedStatus } from '../use-queued-orders';
import { ORDERS_TO_ANSWER } from './orders-to-answer';

const NONE: readonly OrderSummary[] = [];
/** The order at which a reload or a link goes on. */
const PLACE = 'order';

export type TriageActor = Actor<ReturnType<typeof provideTriage>>;
export type TriageSnapshot = SnapshotFrom<ReturnType<typeof provideTriage>>;

/** A sitting of triage, and what it reads. */
export interface Triage {
  readonly actor: TriageActor;
  readonly snapshot: TriageSnapshot;
  /** The processes of the orders. */
  readonly orders: OrderActors;
  /** The waiting orders as the list has them. */
  readonly rows: readonly OrderSummary[];
  /** The problem of the first reading; undefined once there is a list. */
  readonly problem: unknown;
  readonly refetch: () => unknown;
}

/** The process of triage, with newer lists, the processes of the orders, and its place in the address. */
export function useTriage(): Triage {
  const { inspection } = useApplication();
  const [params] = useSearchParams();
  const { data, error, refetch } = useListOrdersQuery(ORDERS_TO_ANSWER);
  const rows = data?.items ?? NONE;
  const [outcomes] = useState(createOutcomes);
  const orders = useOrderActors(rows, outcomes.tell);
  const [actor] = useState(() =>
    createActor(provideTriage({ of: (id) => orders.of(id), onOutcome: outcomes.listen }), {
      input: { startAt: params.get(PLACE) },
      ...inspection,
    }),
  );
  useEffect(() => {
    actor.start();
    return () => void actor.stop();
  }, [actor]);
  useNewerLists(actor, rows, data?.total);
  useWordOfPassed(actor);
  const snapshot = useSnapshot(actor);
  usePlaceInAddress(snapshot);
  return { actor, snapshot, orders, rows, problem: data ? undefined : error, refetch };
}

/** What takes effect on the orders of the page. */
function createOutcomes() {
  const listeners = new Set<(outcome: OrderOutcome) => void>();
  return {
    tell: (outcome: OrderOutcome) => {
      for (const listener of listeners) listener(outcome);
    },
    listen: (listener: (outcome: OrderOutcome) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Passes each list on, once there is one. */
function useNewerLists(
  actor: TriageActor,
  rows: readonly OrderSummary[],
  total: number | undefined,
): void {
  const expected = useWithExpectedStatus(rows);
  const waiting = useMemo(() => ordersToAnswer(expected), [expected]);
  const beyond = total === undefined ? undefined : Math.max(0, total - rows.length);
  useEffect(() => {
    if (beyond === undefined) return;
    actor.send({ type: 'orders.changed', list: { waiting, beyond } });
  }, [actor, waiting, beyond]);
}

/** A word about orders that somebody else has answered, or that their clients have cancelled. */
function useWordOfPassed(actor: TriageActor): void {
  const t = useText('triage');
  const format = useFormat();
  const tell = useLatest((numbers: readonly string[]) => {
    const count = numbers.length;
    toasts.show({
      title: t('passed', {
        count,
        numbers: format.list(numbers.map((one) => orderReference(one))),
      }),
      tone: 'info',
    });
  });
  useEffect(() => {
    const subscription = actor.on('orders.passed', ({ numbers }) => tell.current(numbers));
    return () => subscription.unsubscribe();
  }, [actor, tell]);
}

/** A reload goes on at the current order. */
function usePlaceInAddress(snapshot: TriageSnapshot): void {
  const [params, change] = useUrlParams();
  const isOpening = snapshot.matches('opening');
  const place = snapshot.context.queue.current?.id ?? null;
  const shown = params.get(PLACE);
  useEffect(() => {
    if (isOpening || place === shown) return;
    change(
      (now) => {
        if (place === null) now.delete(PLACE);
        else now.set(PLACE, place);
        return now;
      },
      { replace: true },
    );
  }, [isOpening, place, shown, change]);
}
