import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { invoiceEditorActors } from '#application/invoices/invoice-editor.actors';
import { invoiceEditorMachine } from '#application/invoices/invoice-editor.machine';
import { invoiceRecord } from '#application/invoices/invoice-values';
import type { RequestOutcome } from '../machine-models/draft-events';
import {
  type InvoiceEditorDriver,
  type InvoiceEditorViewState,
  invoiceDraftKey,
  typedInInvoice,
  wireInvoice,
  wireInvoiceIssued,
  wireInvoiceOfColleague,
  wireInvoiceSaved,
} from '../machine-models/invoice-editor.model';
import { settle, type TestApp } from '../test-app/compose-test-app';
import { failedResponses, noteOf } from './form-responses';
import { createMachineHarness } from './machine-harness';
import { createNodeDraftDriver } from './node-draft-driver';

const url = `/api/store/invoices/${wireInvoice.id}`;
const refusals = failedResponses({ ...wireInvoiceOfColleague }, 'dueDate');

/** The running process with scripted adapters, as the driver of its test model. */
export function createInvoiceEditorNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof invoiceEditorMachine>(inspect);
  const draft = createNodeDraftDriver(app);
  /** The editor's machine, with each draft operation held. */
  const heldMachine = (opened: TestApp) => {
    const actors = invoiceEditorActors(opened.ports, opened.application.store);
    return invoiceEditorMachine.provide({ actors: { ...actors, ...draft.actors(opened) } });
  };
  const ends = async (at: string, how: RequestOutcome, answer: object) => {
    await settle();
    if (how === 'with success') app().transport.accept(at, answer);
    else app().transport.refuse(at, refusals[how]);
    await settle();
  };
  const attemptWith = (changes: object, { values } = snapshot().context.record) => ({
    values: { ...values, ...changes },
    changes: { ...changes },
  });

  const driver: InvoiceEditorDriver = {
    ...draft.settleDraftOutcome,
    open: () =>
      begin(heldMachine, { draftKey: invoiceDraftKey, record: invoiceRecord(wireInvoice, 'fr') }),
    pause: (changes) => send({ type: 'draft.keep', changes }),
    discard: () => send({ type: 'draft.discard' }),
    save: () => send({ type: 'record.save', attempt: attemptWith(typedInInvoice) }),
    issue: (how) =>
      send({
        type: 'invoice.issue',
        attempt: attemptWith(how === 'typed' ? typedInInvoice : {}),
      }),
    answerIssue: (how) => send({ type: `issue.${how}` }),
    receiveRecord: (record) => send({ type: 'record.changed', record }),
    chooseAgainstConflict: (changes) =>
      send({
        type: 'conflict.choose',
        attempt: attemptWith(changes, invoiceRecord(wireInvoiceOfColleague, 'fr')),
      }),
    dismissConflict: () => send({ type: 'conflict.dismiss' }),
    leave: () => send({ type: 'page.leave', changes: typedInInvoice }),
    answerLeaving: (how) => send({ type: `leave.${how}` }),

    settleSave: (how) => ends(url, how, wireInvoiceSaved),
    settleIssue: (how) => ends(`${url}/issue`, how, wireInvoiceIssued),

    expectViewState: async (viewState) =>
      expect({ shown: shownOf(snapshot()), note: noteOf(snapshot()) }).toEqual(viewState),
  };

  return playing(driver);
}

/** The view state that the page derives from a snapshot. */
function shownOf(
  snapshot: SnapshotFrom<typeof invoiceEditorMachine>,
): InvoiceEditorViewState['shown'] {
  if (snapshot.hasTag('loading')) return 'loading';
  if (snapshot.matches('left')) return 'going';
  if (snapshot.hasTag('busy')) return 'busy';
  if (snapshot.matches('closed')) return 'left';
  if (snapshot.matches('confirming')) return 'confirmation';
  const own = ['conflict', 'leaving', 'issued'] as const;
  return own.find((state) => snapshot.matches(state)) ?? 'form';
}
