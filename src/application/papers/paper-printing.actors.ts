import { fromPromise } from 'xstate';
import { ordersEndpoints } from '../api/orders-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { bulkOrdersApi } from '../bulk/order-bulk-api';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { paperPrintingMachine } from './paper-printing.machine';

/** The most orders of one bulk action (contract: BulkOrderRequest). */
const BULK_SIZE = 100;

/** The actors of the paper-printing machine. The page itself defines how its orders are read. */
function paperPrintingActors(store: Store): ActorsOf<typeof paperPrintingMachine> {
  return {
    readOrders: fromPromise(({ input }) => input.readOrders()),

    prepareOrders: fromPromise(async ({ input: { ids }, signal }) => {
      const prepared: string[] = [];
      for (let begin = 0; begin < ids.length; begin += BULK_SIZE) {
        const preparing = bulkOrdersApi.endpoints.performOrdersAction.initiate({
          bulkOrderRequest: { action: 'prepare', ids: ids.slice(begin, begin + BULK_SIZE) },
        });
        const { results } = await unwrapWithSignal(store.dispatch(preparing), signal);
        prepared.push(...results.filter(({ isDone }) => isDone).map(({ id }) => id));
      }
      return prepared;
    }),

    recordPrinting: fromPromise(async ({ input: { paper, ids }, signal }) => {
      if (!paper) throw new Error('No order has this paper.');
      const recording = ordersEndpoints.endpoints.recordOrderPrints.initiate({
        orderPrints: { paper, ids: [...ids] },
      });
      await unwrapWithSignal(store.dispatch(recording), signal);
    }),
  };
}

/** The paper-printing machine of an application. */
export function providePaperPrinting(_ports: Ports, store: Store) {
  return paperPrintingMachine.provide({ actors: paperPrintingActors(store) });
}
