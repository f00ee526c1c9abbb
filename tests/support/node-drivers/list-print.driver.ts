import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideListPrint } from '#application/lists/list-print.actors';
import {
  type ListPage,
  type listPrintMachine,
  PRINT_PAGE_SIZE,
} from '#application/lists/list-print.machine';
import {
  type ListPrintDriver,
  type ListPrintViewState,
  pages,
  refusal,
} from '../machine-models/list-print.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

interface PendingPage {
  readonly page: number;
  readonly answer: (page: ListPage) => void;
  readonly refuse: (error: unknown) => void;
}

/** The running process with a list that answers when the test releases it. */
export function createListPrintNodeDriver(inspect: Inspect) {
  const { begin, playing, send, snapshot } = createMachineHarness<typeof listPrintMachine>(inspect);
  let asked: PendingPage[] = [];
  let read = 0;

  /** The requested page, which must be the only one and follow the pages already read. */
  const waiting = (): PendingPage => {
    const [one, ...others] = asked;
    if (!one || others.length > 0) throw new Error(`${asked.length} pages are asked for at once.`);
    expect(one.page).toBe(read / PRINT_PAGE_SIZE + 1);
    asked = [];
    return one;
  };

  const driver: ListPrintDriver = {
    open: async () => {
      const readPage = (page: number) =>
        new Promise<ListPage>((answer, refuse) => asked.push({ page, answer, refuse }));
      await begin(providedMachine(provideListPrint), { readPage });
    },
    cancel: () => send({ type: 'print.cancel' }),
    retry: () => send({ type: 'print.retry' }),
    closeSheet: () => send({ type: 'sheet.close' }),
    settlePage: async (kind) => {
      waiting().answer(pages[kind]);
      read += pages[kind].items.length;
      await settle();
      expect(snapshot().context).toMatchObject({ total: pages[kind].total });
      expect(snapshot().context.rows).toHaveLength(read);
    },
    failPage: async () => {
      waiting().refuse(refusal);
      await settle();
    },
    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toBe(viewState),
  };

  return playing(driver);
}

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof listPrintMachine>): ListPrintViewState {
  if (snapshot.matches('collecting')) return 'progress';
  if (snapshot.matches('failed')) return 'failure';
  return snapshot.matches('ready') ? 'sheet' : 'nothing';
}
