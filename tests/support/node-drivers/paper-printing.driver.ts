import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { providePaperPrinting } from '#application/papers/paper-printing.actors';
import type {
  PaperPrintingEmitted,
  PrintedOrder,
  paperPrintingMachine,
} from '#application/papers/paper-printing.machine';
import {
  type PaperPrintingDriver,
  type PaperPrintingViewState,
  printedOrders,
  refusal,
} from '../machine-models/paper-printing.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

const BULK = '/api/store/orders/bulk';
const PRINTS = '/api/store/orders/prints';

interface PendingReading {
  readonly answer: (orders: readonly PrintedOrder[]) => void;
  readonly refuse: (error: unknown) => void;
}

/** The running process with scripted adapters, as the driver of its test model. */
export function createPaperPrintingNodeDriver(inspect: Inspect) {
  const { actor, app, begin, playing, send, snapshot } =
    createMachineHarness<typeof paperPrintingMachine>(inspect);
  const told: PaperPrintingEmitted[] = [];
  let asked: PendingReading[] = [];

  /** The requested reading, which must be the only one. */
  const waiting = (): PendingReading => {
    const [one, ...others] = asked;
    if (!one || others.length > 0) throw new Error(`${asked.length} readings are asked for.`);
    asked = [];
    return one;
  };
  const sent = (url: string) => app().transport.held.find((request) => request.url === url)?.body;
  const ids = () => snapshot().context.orders.map(({ id }) => id);

  const driver: PaperPrintingDriver = {
    open: async (name) => {
      const readOrders = () =>
        new Promise<readonly PrintedOrder[]>((answer, refuse) => asked.push({ answer, refuse }));
      const prepares = name === 'a paper and the preparation';
      await begin(providedMachine(providePaperPrinting), { paper: 'slip', readOrders, prepares });
      actor().on('*', (emitted) => told.push(emitted));
    },
    cancel: () => send({ type: 'print.cancel' }),
    retry: () => send({ type: 'print.retry' }),
    closeSheet: () => send({ type: 'sheet.close' }),

    settleOrders: async (kind) => {
      waiting().answer(printedOrders[kind]);
      await settle();
      expect(snapshot().context.orders).toEqual(printedOrders[kind]);
    },
    failOrders: async () => {
      waiting().refuse(refusal);
      await settle();
    },

    settlePreparation: async () => {
      expect(sent(BULK)).toEqual({ action: 'prepare', ids: ['ord_1'] });
      app().transport.accept(BULK, {
        results: [
          { id: 'ord_1', isDone: true },
          { id: 'ord_2', isDone: false },
        ],
      });
      await settle();
      expect(told).toContainEqual({ type: 'orders.prepared', ids: ['ord_1'] });
    },
    failPreparation: async () => {
      app().transport.refuse(BULK, refusal);
      await settle();
    },

    settleRecord: async () => {
      expect(sent(PRINTS)).toEqual({ paper: 'slip', ids: ids() });
      app().transport.accept(PRINTS, { recorded: 1 });
      await settle();
      expect(told).not.toContainEqual({ type: 'printing.unrecorded' });
    },
    failRecord: async () => {
      app().transport.refuse(PRINTS, refusal);
      await settle();
      expect(told).toContainEqual({ type: 'printing.unrecorded' });
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toBe(viewState),
  };

  return playing(driver);
}

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof paperPrintingMachine>): PaperPrintingViewState {
  if (snapshot.matches('ready')) return 'sheet';
  if (snapshot.hasTag('unsuccessful')) return 'failure';
  return snapshot.hasTag('open') ? 'progress' : 'nothing';
}
