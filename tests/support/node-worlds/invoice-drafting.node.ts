import { expect } from 'vitest';
import type { Inspect } from '#application/create-application';
import { provideInvoiceDrafting } from '#application/invoices/invoice-drafting.actors';
import type { invoiceDraftingMachine } from '#application/invoices/invoice-drafting.machine';
import {
  draftOfOrder,
  type InvoiceDraftingSight,
  type InvoiceDraftingWorld,
  standingInvoice,
} from '../machine-scripts/invoice-drafting.script';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { processInNode, provided } from './process-in-node';

const url = '/api/store/invoices/';
const refusals = {
  'the order is invoiced': problemOf(409, 'already_taken', { current: { ...standingInvoice } }),
  'with a server fault': problemOf(500, 'internal'),
};

/** What the page shows in each state. */
const SIGHTS: Record<string, InvoiceDraftingSight> = {
  choosing: 'choice',
  drafting: 'busy',
  failed: 'failure',
  invoiced: 'invoiced',
  drafted: 'drafted',
};

/** The running process with scripted adapters, as a world that the script can play in. */
export const invoiceDraftingInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } =
    processInNode<typeof invoiceDraftingMachine>(inspect);

  const world: InvoiceDraftingWorld = {
    open: () => begin(provided(provideInvoiceDrafting), undefined),
    start: (wanted) => send({ type: 'draft.start', wanted }),
    retry: () => send({ type: 'failure.retry' }),
    dismiss: () => send({ type: 'failure.dismiss' }),
    draftEnds: async (how) => {
      if (how === 'with success') app().transport.accept(url, draftOfOrder);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },
    sees: async (sight) => expect(SIGHTS[String(snapshot().value)]).toBe(sight),
  };

  return playing(world);
};
