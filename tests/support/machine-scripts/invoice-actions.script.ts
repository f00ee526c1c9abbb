import type { InvoiceAction } from '#application/api/invoices-endpoints.generated';
import {
  type InvoiceActionsContext,
  type InvoiceRecord,
  invoiceActionsMachine,
} from '#application/invoices/invoice-actions.machine';
import { offers } from '#application/record-actions';
import { anInvoice } from '../builders/invoice';
import type { MachineScript } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

/** The invoice as it stands when the seller begins. */
export const invoiceBeginnings = {
  'a draft': anInvoice('draft'),
  'an issued invoice': anInvoice('issued'),
  'a credited invoice': anInvoice('credited'),
} satisfies Record<string, InvoiceRecord>;

export type InvoiceBeginning = keyof typeof invoiceBeginnings;

/** The invoice after each action, as the server gives it back. */
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
export interface InvoiceActionsSight {
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
  /** The draft is gone. */
  readonly gone: boolean;
}

/** What a runner must be able to do to an invoice and to see of it. */
export interface InvoiceActionsWorld {
  open(beginning: InvoiceBeginning): Promise<void>;
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
  /** The list brings a newer record of the invoice: `invoiceCreditedByColleague`. */
  colleagueCredits(): Promise<void>;
  actionEnds(
    how: 'with success' | 'a colleague was faster' | 'with a refusal' | 'with a server fault',
  ): Promise<void>;
  sees(sight: InvoiceActionsSight): Promise<void>;
}

const calm: InvoiceActionsSight = { dialog: null, busy: false, gone: false };
const payment = {
  type: 'payment.confirm',
  receivedOn: '2026-11-19',
  reference: ' VIR-7 ',
} as const;
const sending = { type: 'sending.confirm', email: ' salma@exemple.ma ', language: 'fr' } as const;
const performed = (action: InvoiceAction) => ({
  type: 'xstate.done.actor.performAction',
  output: invoiceAfter[action],
});
const notPerformed = (status: number, code: string, more = {}) => ({
  type: 'xstate.error.actor.performAction',
  error: problemOf(status, code, more),
});

/** Which answers belong to which attempt. */
const answersTo = (attempt: InvoiceAction | undefined): readonly string[] => [
  `${attempt} succeeds`,
  'the server fails',
  'a colleague was faster',
  'it is refused',
];

/** The invoice-actions machine, told so that Node and a browser can both play it. */
export const invoiceActionsScript: MachineScript<
  typeof invoiceActionsMachine,
  InvoiceActionsWorld
> = {
  model: {
    machine: invoiceActionsMachine,
    inputs: Object.fromEntries(
      Object.entries(invoiceBeginnings).map(([label, invoice]) => [label, { invoice }]),
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
    serialise: ({ invoice, attempt, problem }: InvoiceActionsContext) => [
      invoice.status,
      attempt?.action,
      problem?.code,
    ],
    isPossible: ({ attempt, invoice }: InvoiceActionsContext, label) => {
      // What was sent stands where it stood; the answer above is an issued invoice's.
      if (label === 'send succeeds' && invoice.status !== 'issued') return false;
      // A colleague's deed may have taken away what was about to be done.
      const isLate = attempt !== null && !offers(invoice, attempt.action);
      if (isLate && /succeeds|refused/.test(label)) return false;
      return (
        !/succeeds|faster|fails|refused/.test(label) || answersTo(attempt?.action).includes(label)
      );
    },
  },

  // The labels of the inputs are those of the beginnings, see above.
  opens: (world, input) => world.open(input as InvoiceBeginning),

  does: {
    'invoice.issue': (world) => world.ask('issue'),
    'issue.confirm': (world) => world.confirmIssue(),
    'invoice.recordPayment': (world) => world.ask('recordPayment'),
    'payment.confirm': (world, { amount, reference }) =>
      world.confirmPayment({ amount, reference }),
    'invoice.credit': (world) => world.ask('credit'),
    'credit.confirm': (world, { lines, note }) =>
      world.confirmCredit(lines ? 'one piece' : 'all of it', note),
    'invoice.send': (world) => world.ask('send'),
    'sending.confirm': (world, { message }) => world.confirmSending(message),
    'invoice.delete': (world) => world.ask('delete'),
    'deletion.confirm': (world) => world.confirmDeletion(),
    'question.cancel': (world) => world.cancel(),
    'failure.retry': (world) => world.retry(),
    'failure.dismiss': (world) => world.dismissFailure(),
    'conflict.acknowledge': (world) => world.acknowledgeConflict(),
    'invoice.changed': (world) => world.colleagueCredits(),
  },

  outcomes: {
    'issue succeeds': (world) => world.actionEnds('with success'),
    'recordPayment succeeds': (world) => world.actionEnds('with success'),
    'credit succeeds': (world) => world.actionEnds('with success'),
    'send succeeds': (world) => world.actionEnds('with success'),
    'delete succeeds': (world) => world.actionEnds('with success'),
    'a colleague was faster': (world) => world.actionEnds('a colleague was faster'),
    'it is refused': (world) => world.actionEnds('with a refusal'),
    'the server fails': (world) => world.actionEnds('with a server fault'),
  },

  sees: {
    resting: (world) => world.sees(calm),
    confirmingIssue: (world) => world.sees({ ...calm, dialog: 'issue' }),
    takingPayment: (world) => world.sees({ ...calm, dialog: 'payment' }),
    choosingCredit: (world) => world.sees({ ...calm, dialog: 'credit' }),
    addressing: (world) => world.sees({ ...calm, dialog: 'sending' }),
    confirmingDeletion: (world) => world.sees({ ...calm, dialog: 'deletion' }),
    performing: (world) => world.sees({ ...calm, busy: true }),
    failed: (world) => world.sees({ ...calm, dialog: 'failure' }),
    conflict: (world) => world.sees({ ...calm, dialog: 'conflict' }),
    deleted: (world) => world.sees({ ...calm, gone: true }),
  },
};
