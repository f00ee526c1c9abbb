import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { invoiceEditorActors } from '#application/invoices/invoice-editor.actors';
import { invoiceEditorMachine } from '#application/invoices/invoice-editor.machine';
import { invoiceRecord } from '#application/invoices/invoice-values';
import type { CallEnd } from '../machine-scripts/draft-steps';
import {
  type InvoiceEditorSight,
  type InvoiceEditorWorld,
  invoiceDraftKey,
  typedInInvoice,
  wireInvoice,
  wireInvoiceIssued,
  wireInvoiceOfColleague,
  wireInvoiceSaved,
} from '../machine-scripts/invoice-editor.script';
import { settle, type TestApp } from '../test-app/compose-test-app';
import { draftInNode } from './draft-in-node';
import { callRefusals, noteOf } from './form-in-node';
import { processInNode } from './process-in-node';

const url = `/api/store/invoices/${wireInvoice.id}`;
const refusals = callRefusals({ ...wireInvoiceOfColleague }, 'dueDate');

/** The running process with scripted adapters, as a world that the script can play in. */
export const invoiceEditorInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } =
    processInNode<typeof invoiceEditorMachine>(inspect);
  const draft = draftInNode(app);
  /** The editor's machine, each step of its draft held. */
  const heldMachine = (opened: TestApp) => {
    const actors = invoiceEditorActors(opened.ports, opened.application.store);
    return invoiceEditorMachine.provide({ actors: { ...actors, ...draft.actors(opened) } });
  };
  const ends = async (at: string, how: CallEnd, answer: object) => {
    await settle();
    if (how === 'with success') app().transport.accept(at, answer);
    else app().transport.refuse(at, refusals[how]);
    await settle();
  };
  const attemptWith = (changes: object, { values } = snapshot().context.record) => ({
    values: { ...values, ...changes },
    changes: { ...changes },
  });

  const world: InvoiceEditorWorld = {
    ...draft.befalls,
    open: () =>
      begin(heldMachine, { draftKey: invoiceDraftKey, record: invoiceRecord(wireInvoice) }),
    pause: (changes) => send({ type: 'draft.keep', changes }),
    discard: () => send({ type: 'draft.discard' }),
    save: () => send({ type: 'record.save', attempt: attemptWith(typedInInvoice) }),
    issue: (how) =>
      send({
        type: 'invoice.issue',
        attempt: attemptWith(how === 'typed' ? typedInInvoice : {}),
      }),
    answerIssue: (how) => send({ type: `issue.${how}` }),
    recordArrives: (record) => send({ type: 'record.changed', record }),
    chooseAgainstConflict: (changes) =>
      send({
        type: 'conflict.choose',
        attempt: attemptWith(changes, invoiceRecord(wireInvoiceOfColleague)),
      }),
    dismissConflict: () => send({ type: 'conflict.dismiss' }),
    leave: () => send({ type: 'page.leave', changes: typedInInvoice }),
    answerLeaving: (how) => send({ type: `leave.${how}` }),

    saveEnds: (how) => ends(url, how, wireInvoiceSaved),
    issueEnds: (how) => ends(`${url}/issue`, how, wireInvoiceIssued),

    sees: async (sight) =>
      expect({ shown: shownOf(snapshot()), note: noteOf(snapshot()) }).toEqual(sight),
  };

  return playing(world);
};

/** What the page makes of a snapshot. */
const shownOf = (
  snapshot: SnapshotFrom<typeof invoiceEditorMachine>,
): InvoiceEditorSight['shown'] => {
  if (snapshot.hasTag('loading')) return 'loading';
  if (snapshot.matches('left')) return 'going';
  if (snapshot.hasTag('busy')) return 'busy';
  if (snapshot.matches('closed')) return 'left';
  if (snapshot.matches('confirming')) return 'confirmation';
  const own = ['conflict', 'leaving', 'issued'] as const;
  return own.find((state) => snapshot.matches(state)) ?? 'form';
};
