import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideInvoiceActions } from '#application/invoices/invoice-actions.actors';
import type { invoiceActionsMachine } from '#application/invoices/invoice-actions.machine';
import {
  type InvoiceActionsSight,
  type InvoiceActionsWorld,
  invoiceAfter,
  invoiceBeginnings,
  invoiceCreditedByColleague,
} from '../machine-scripts/invoice-actions.script';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { processInNode, provided } from './process-in-node';

const refusals = {
  'a colleague was faster': problemOf(409, 'action_not_allowed', {
    current: invoiceCreditedByColleague,
  }),
  'with a refusal': problemOf(422, 'validation_failed', { errors: { amount: ['exceeds_due'] } }),
  'with a server fault': problemOf(500, 'internal'),
};

/** The running process with scripted adapters, as a world that the script can play in. */
export const invoiceActionsInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } =
    processInNode<typeof invoiceActionsMachine>(inspect);

  const world: InvoiceActionsWorld = {
    open: (beginning) =>
      begin(provided(provideInvoiceActions), { invoice: invoiceBeginnings[beginning] }),
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
    colleagueCredits: () => send({ type: 'invoice.changed', invoice: invoiceCreditedByColleague }),

    actionEnds: async (how) => {
      const { attempt } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const url = `/api/store/invoices/inv_1/${attempt.action}`;
      if (how === 'with success') app().transport.accept(url, invoiceAfter[attempt.action]);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    sees: async (sight) => expect(sightOf(snapshot())).toEqual(sight),
  };

  return playing(world);
};

const DIALOGS = [
  ['confirmingIssue', 'issue'],
  ['takingPayment', 'payment'],
  ['choosingCredit', 'credit'],
  ['addressing', 'sending'],
  ['confirmingDeletion', 'deletion'],
  ['failed', 'failure'],
  ['conflict', 'conflict'],
] as const;

/** What the page makes of a snapshot. */
const sightOf = (snapshot: SnapshotFrom<typeof invoiceActionsMachine>): InvoiceActionsSight => ({
  dialog: DIALOGS.find(([state]) => snapshot.matches(state))?.[1] ?? null,
  busy: snapshot.hasTag('busy'),
  gone: snapshot.status === 'done',
});
