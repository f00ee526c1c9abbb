import { expect } from 'vitest';
import type { Inspect } from '#application/create-application';
import { provideInvoiceDrafting } from '#application/invoices/invoice-drafting.actors';
import type { invoiceDraftingMachine } from '#application/invoices/invoice-drafting.machine';
import {
  draftOfOrder,
  existingInvoice,
  type InvoiceDraftingDriver,
  type InvoiceDraftingViewState,
} from '../machine-models/invoice-drafting.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const url = '/api/store/invoices/';
const refusals = {
  'the order is invoiced': problemOf(409, 'already_taken', { current: { ...existingInvoice } }),
  'with a server fault': problemOf(500, 'internal'),
};

/** What the page shows in each state. */
const VIEW_STATES: Record<string, InvoiceDraftingViewState> = {
  choosing: 'choice',
  drafting: 'busy',
  failed: 'failure',
  invoiced: 'invoiced',
  drafted: 'drafted',
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createInvoiceDraftingNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof invoiceDraftingMachine>(inspect);

  const driver: InvoiceDraftingDriver = {
    open: () => begin(providedMachine(provideInvoiceDrafting), undefined),
    start: (wanted) => send({ type: 'draft.start', wanted }),
    retry: () => send({ type: 'failure.retry' }),
    dismiss: () => send({ type: 'failure.dismiss' }),
    settleDraft: async (how) => {
      if (how === 'with success') app().transport.accept(url, draftOfOrder);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },
    expectViewState: async (viewState) =>
      expect(VIEW_STATES[String(snapshot().value)]).toBe(viewState),
  };

  return playing(driver);
}
