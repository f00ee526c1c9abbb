import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { OrderSummary } from '#application/api/store-api.generated';
import { useApplication } from '../app/application-context';
import { createOrderActors, type OrderActors } from './order-actors';
import { useOutcomeToasts } from './use-outcome-toasts';

/** The processes of the orders shown; renders again whenever one of them changes. */
export function useOrderActors(orders: readonly OrderSummary[]): OrderActors {
  const application = useApplication();
  const tell = useOutcomeToasts();
  const [actors] = useState(() =>
    createOrderActors(application, (outcome, actor) => tell.current(outcome, actor)),
  );
  useLayoutEffect(() => actors.sync(orders), [actors, orders]);
  useEffect(() => () => actors.stop(), [actors]);
  useSyncExternalStore(actors.subscribe, actors.version);
  return actors;
}
