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
  type ListPrintSight,
  type ListPrintWorld,
  pages,
  refusal,
} from '../machine-scripts/list-print.script';
import { settle } from '../test-app/compose-test-app';
import { processInNode, provided } from './process-in-node';

interface Asked {
  readonly page: number;
  readonly answer: (page: ListPage) => void;
  readonly refuse: (error: unknown) => void;
}

/** The running process with a list that answers when the test says so. */
export const listPrintInNode = (inspect: Inspect) => {
  const { begin, playing, send, snapshot } = processInNode<typeof listPrintMachine>(inspect);
  let asked: Asked[] = [];
  let read = 0;

  /** What is asked for now: the page after those that were read, once. */
  const waiting = (): Asked => {
    const [one, ...others] = asked;
    if (!one || others.length > 0) throw new Error(`${asked.length} pages are asked for at once.`);
    expect(one.page).toBe(read / PRINT_PAGE_SIZE + 1);
    asked = [];
    return one;
  };

  const world: ListPrintWorld = {
    open: async () => {
      const readPage = (page: number) =>
        new Promise<ListPage>((answer, refuse) => asked.push({ page, answer, refuse }));
      await begin(provided(provideListPrint), { readPage });
    },
    cancel: () => send({ type: 'print.cancel' }),
    retry: () => send({ type: 'print.retry' }),
    closeSheet: () => send({ type: 'sheet.close' }),
    pageComes: async (kind) => {
      waiting().answer(pages[kind]);
      read += pages[kind].items.length;
      await settle();
      expect(snapshot().context).toMatchObject({ total: pages[kind].total });
      expect(snapshot().context.rows).toHaveLength(read);
    },
    pageFails: async () => {
      waiting().refuse(refusal);
      await settle();
    },
    sees: async (sight) => expect(sightOf(snapshot())).toBe(sight),
  };

  return playing(world);
};

/** What the page makes of a snapshot. */
const sightOf = (snapshot: SnapshotFrom<typeof listPrintMachine>): ListPrintSight => {
  if (snapshot.matches('collecting')) return 'progress';
  if (snapshot.matches('failed')) return 'failure';
  return snapshot.matches('ready') ? 'sheet' : 'nothing';
};
