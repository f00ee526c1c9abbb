import {
  type InvoiceActionsContext,
  type InvoiceRecord,
  invoiceActionsMachine,
} from '#application/invoices/invoice-actions.machine';
import { isActionAllowed } from '#application/record-actions';
import type { InvoiceAction } from '#openapi/types.generated';
import { anInvoice } from '../builders/invoice';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** The invoice in each initial state. */
export const invoiceInitialStates = {
  'a draft': anInvoice('draft'),
  'an issued invoice': anInvoice('issued'),
  'a credited invoice': anInvoice('credited'),
} satisfies Record<string, InvoiceRecord>;

export type InvoiceInitialState = keyof typeof invoiceInitialStates;

/** The invoice after each action, as the server returns it. */
export const invoiceAfter: Readonly<Record<InvoiceAction, InvoiceRecord>> = {
  issue: anInvoice('issued'),
  recordPayment: anInvoice('paid'),
  credit: anInvoice('credited'),
  send: anInvoice('issued'),
  delete: anInvoice('draft'),
};

/** The invoice after a colleague credited it. */
export const invoiceCreditedByColleague = anInvoice('credited');

/** What the page shows of one invoice's process. */
export interface InvoiceActionsViewState {
  readonly dialog:
    | 'issue'
    | 'payment'
    | 'credit'
    | 'sending'
    | 'deletion'
    | 'failure'
    | 'conflict'
    | null;
  readonly busy: boolean;
  /** The draft has been deleted. */
  readonly gone: boolean;
}

/** The actions and assertions that a driver of an invoice must implement. */
export interface InvoiceActionsDriver {
  open(beginning: InvoiceInitialState): Promise<void>;
  ask(action: InvoiceAction): Promise<void>;
  confirmIssue(): Promise<void>;
  confirmPayment(payment: { amount: number; reference: string }): Promise<void>;
  confirmCredit(how: 'all of it' | 'one piece', note: string): Promise<void>;
  confirmSending(message: string): Promise<void>;
  confirmDeletion(): Promise<void>;
  cancel(): Promise<void>;
  retry(): Promise<void>;
  dismissFailure(): Promise<void>;
  acknowledgeConflict(): Promise<void>;
  /** The list receives a newer record of the invoice: `invoiceCreditedByColleague`. */
  creditAsColleague(): Promise<void>;
  settleAction(
    how: 'with success' | 'a colleague was faster' | 'with a refusal' | 'with a server fault',
  ): Promise<void>;
  expectViewState(viewState: InvoiceActionsViewState): Promise<void>;
}

const idleViewState: InvoiceActionsViewState = { dialog: null, busy: false, gone: false };
const payment = {
  type: 'payment.confirm',
  receivedOn: '2026-11-19',
  reference: ' VIR-7 ',
} as const;
const sending = { type: 'sending.confirm', email: ' salma@exemple.ma ', language: 'fr' } as const;

function performed(action: InvoiceAction) {
  return {
    type: 'xstate.done.actor.performAction',
    output: invoiceAfter[action],
  };
}

function notPerformed(status: number, code: string, more = {}) {
  return {
    type: 'xstate.error.actor.performAction',
    error: problemOf(status, code, more),
  };
}

/** The responses that each attempt can get. */
function answersTo(attempt: InvoiceAction | undefined): readonly string[] {
  return [`${attempt} succeeds`, 'the server fails', 'a colleague was faster', 'it is refused'];
}

/** The invoice-actions machine, as a test model that drivers in Node and in a browser can run. */
export const invoiceActionsTestModel: MachineTestModel<
  typeof invoiceActionsMachine,
  InvoiceActionsDriver
> = {
  model: {
    machine: invoiceActionsMachine,
    inputs: Object.fromEntries(
      Object.entries(invoiceInitialStates).map(([label, invoice]) => [label, { record: invoice }]),
    ),
    events: {
      'invoice.issue': { type: 'invoice.issue' },
      'issue.confirm': { type: 'issue.confirm' },
      'invoice.recordPayment': { type: 'invoice.recordPayment' },
      'a payment of what is due': { ...payment, amount: 24_000 },
      'a payment without a reference': { ...payment, amount: 10_000, reference: '' },
      'a payment of more than is due': { ...payment, amount: 24_001 },
      'a payment of nothing': { ...payment, amount: 0 },
      'invoice.credit': { type: 'invoice.credit' },
      'everything is credited': { type: 'credit.confirm', lines: null, note: ' Retour ' },
      'one piece is credited': {
        type: 'credit.confirm',
        lines: [{ position: 0, quantity: 1 }],
        note: '',
      },
      'invoice.send': { type: 'invoice.send' },
      'it is sent with a word': { ...sending, message: ' Merci ' },
      'it is sent without a word': { ...sending, message: '' },
      'invoice.delete': { type: 'invoice.delete' },
      'deletion.confirm': { type: 'deletion.confirm' },
      'question.cancel': { type: 'question.cancel' },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'conflict.acknowledge': { type: 'conflict.acknowledge' },
      'a colleague credits the invoice': {
        type: 'invoice.changed',
        invoice: invoiceCreditedByColleague,
      },
      'issue succeeds': performed('issue'),
      'recordPayment succeeds': performed('recordPayment'),
      'credit succeeds': performed('credit'),
      'send succeeds': performed('send'),
      'delete succeeds': performed('delete'),
      'a colleague was faster': notPerformed(409, 'action_not_allowed', {
        current: invoiceCreditedByColleague,
      }),
      'it is refused': notPerformed(422, 'validation_failed', {
        errors: { amount: ['exceeds_due'] },
      }),
      'the server fails': notPerformed(500, 'internal'),
    },
    serialise: ({ record: invoice, attempt, problem }: InvoiceActionsContext) => [
      invoice.status,
      attempt?.action,
      problem?.code,
    ],
    isPossible: ({ attempt, record: invoice }: InvoiceActionsContext, label) => {
      // Sending does not change the status; the response above is that of an issued invoice.
      if (label === 'send succeeds' && invoice.status !== 'issued') return false;
      // A colleague's action may have made the attempted one impossible.
      const isLate = attempt !== null && !isActionAllowed(invoice, attempt.action);
      if (isLate && /succeeds|refused/.test(label)) return false;
      return (
        !/succeeds|faster|fails|refused/.test(label) || answersTo(attempt?.action).includes(label)
      );
    },
  },

  // The labels of the inputs are the keys of the initial states above.
  setUp: (driver, input) => driver.open(input as InvoiceInitialState),

  eventExecutors: {
    'invoice.issue': (driver) => driver.ask('issue'),
    'issue.confirm': (driver) => driver.confirmIssue(),
    'invoice.recordPayment': (driver) => driver.ask('recordPayment'),
    'payment.confirm': (driver, { amount, reference }) =>
      driver.confirmPayment({ amount, reference }),
    'invoice.credit': (driver) => driver.ask('credit'),
    'credit.confirm': (driver, { lines, note }) =>
      driver.confirmCredit(lines ? 'one piece' : 'all of it', note),
    'invoice.send': (driver) => driver.ask('send'),
    'sending.confirm': (driver, { message }) => driver.confirmSending(message),
    'invoice.delete': (driver) => driver.ask('delete'),
    'deletion.confirm': (driver) => driver.confirmDeletion(),
    'question.cancel': (driver) => driver.cancel(),
    'failure.retry': (driver) => driver.retry(),
    'failure.dismiss': (driver) => driver.dismissFailure(),
    'conflict.acknowledge': (driver) => driver.acknowledgeConflict(),
    'invoice.changed': (driver) => driver.creditAsColleague(),
  },

  outcomeExecutors: {
    'issue succeeds': (driver) => driver.settleAction('with success'),
    'recordPayment succeeds': (driver) => driver.settleAction('with success'),
    'credit succeeds': (driver) => driver.settleAction('with success'),
    'send succeeds': (driver) => driver.settleAction('with success'),
    'delete succeeds': (driver) => driver.settleAction('with success'),
    'a colleague was faster': (driver) => driver.settleAction('a colleague was faster'),
    'it is refused': (driver) => driver.settleAction('with a refusal'),
    'the server fails': (driver) => driver.settleAction('with a server fault'),
  },

  stateAssertions: {
    resting: (driver) => driver.expectViewState(idleViewState),
    confirmingIssue: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'issue' }),
    takingPayment: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'payment' }),
    choosingCredit: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'credit' }),
    addressing: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'sending' }),
    confirmingDeletion: (driver) =>
      driver.expectViewState({ ...idleViewState, dialog: 'deletion' }),
    performing: (driver) => driver.expectViewState({ ...idleViewState, busy: true }),
    failed: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'failure' }),
    conflict: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'conflict' }),
    deleted: (driver) => driver.expectViewState({ ...idleViewState, gone: true }),
  },
};
