import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideInvoiceActions } from '#application/invoices/invoice-actions.actors';
import type { invoiceActionsMachine } from '#application/invoices/invoice-actions.machine';
import {
  type InvoiceActionsDriver,
  type InvoiceActionsViewState,
  invoiceAfter,
  invoiceCreditedByColleague,
  invoiceInitialStates,
} from '../machine-models/invoice-actions.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const refusals = {
  'a colleague was faster': problemOf(409, 'action_not_allowed', {
    current: invoiceCreditedByColleague,
  }),
  'with a refusal': problemOf(422, 'validation_failed', { errors: { amount: ['exceeds_due'] } }),
  'with a server fault': problemOf(500, 'internal'),
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createInvoiceActionsNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof invoiceActionsMachine>(inspect);

  const driver: InvoiceActionsDriver = {
    open: (beginning) =>
      begin(providedMachine(provideInvoiceActions), { record: invoiceInitialStates[beginning] }),
    ask: (action) => send({ type: `invoice.${action}` }),
    confirmIssue: () => send({ type: 'issue.confirm' }),
    confirmPayment: (payment) =>
      send({ type: 'payment.confirm', receivedOn: '2026-11-19', ...payment }),
    confirmCredit: (how, note) => {
      const lines = how === 'one piece' ? [{ position: 0, quantity: 1 }] : null;
      return send({ type: 'credit.confirm', lines, note });
    },
    confirmSending: (message) =>
      send({ type: 'sending.confirm', email: ' salma@exemple.ma ', language: 'fr', message }),
    confirmDeletion: () => send({ type: 'deletion.confirm' }),
    cancel: () => send({ type: 'question.cancel' }),
    retry: () => send({ type: 'failure.retry' }),
    dismissFailure: () => send({ type: 'failure.dismiss' }),
    acknowledgeConflict: () => send({ type: 'conflict.acknowledge' }),
    creditAsColleague: () => send({ type: 'invoice.changed', invoice: invoiceCreditedByColleague }),

    settleAction: async (how) => {
      const { attempt } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const url = `/api/store/invoices/inv_1/${attempt.action}`;
      if (how === 'with success') app().transport.accept(url, invoiceAfter[attempt.action]);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

const DIALOGS = [
  ['confirmingIssue', 'issue'],
  ['takingPayment', 'payment'],
  ['choosingCredit', 'credit'],
  ['addressing', 'sending'],
  ['confirmingDeletion', 'deletion'],
  ['failed', 'failure'],
  ['conflict', 'conflict'],
] as const;

/** The view state that the page derives from a snapshot. */
function viewStateOf(
  snapshot: SnapshotFrom<typeof invoiceActionsMachine>,
): InvoiceActionsViewState {
  return {
    dialog: DIALOGS.find(([state]) => snapshot.matches(state))?.[1] ?? null,
    busy: snapshot.hasTag('busy'),
    gone: snapshot.status === 'done',
  };
}
