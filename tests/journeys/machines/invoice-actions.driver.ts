import type { Page, Request } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { InvoiceAction, InvoiceStatus } from '#openapi/types.generated';
import { orders } from '../../../server/database/schema/orders';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type InvoiceActionsDriver,
  invoiceAfter,
  invoiceCreditedByColleague,
  invoiceInitialStates,
} from '../../support/machine-models/invoice-actions.model';
import { waitForChunks } from '../support/lazy-chunks';
import type { JourneyStore } from '../support/store';
import { answerUnavailable } from './faults';
import { type InvoicePageObject, invoicePageObject } from './invoice-page-object';
import { ASKED_IN, expectInvoiceViewState } from './invoice-view-assertions';
import { refetchAfter } from './refetch-after-reconnect';
import type { PageSetup } from './test-paths';
import { exactText, textStart } from './translated-text';

const ACTIONS = ['issue', 'recordPayment', 'credit', 'send', 'delete'] as const;

/** Actions in the menu of a row; the others have a button. */
const entries: Partial<Record<InvoiceAction, string>> = {
  credit: exactText('invoices:actions.credit'),
  send: exactText('invoices:actions.send'),
  delete: exactText('invoices:actions.delete'),
};

/** The list of invoices on the real portal as the driver of its test model. */
export function createInvoiceActionsPageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): InvoiceActionsDriver {
  const held = new HeldRequests(page);
  let record = '';
  let orderId = '';
  let status: InvoiceStatus;
  let attempted: InvoiceAction | null = null;
  let invoice: InvoicePageObject;

  const callOf = (action: InvoiceAction) => `/api/store/${record}/${action}`;
  const attempt = (): InvoiceAction => {
    if (!attempted) throw new Error('No action is under way.');
    return attempted;
  };
  const confirm = () => invoice.confirmButtons[ASKED_IN[attempt()]].click();
  const colleagueCredits = async () => {
    if (status === 'draft') await colleague.acts(record, 'issue');
    await colleague.acts(record, 'credit');
    status = invoiceCreditedByColleague.status;
  };

  const driver: InvoiceActionsDriver = {
    open: async (beginning) => {
      const order = await store.place({ status: 'delivered', paymentMethod: 'transfer' });
      orderId = order.id;
      record = `invoices/${(await colleague.drafts(orderId)).id}`;
      status = 'draft';
      if (beginning !== 'a draft') await colleague.acts(record, 'issue');
      if (beginning === 'a credited invoice') await colleague.acts(record, 'credit');
      status = invoiceInitialStates[beginning].status;
      invoice = invoicePageObject(page, order.number);
      for (const action of ACTIONS) await held.hold(callOf(action));
      const code = waitForChunks(page, 'connection-banner');
      await openPortal('/dashboard/invoice');
      await code;
    },
    ask: async (action) => {
      attempted = action;
      const entry = entries[action];
      if (entry) return invoice.chooseInMenu(entry);
      return invoice.buttons[action === 'issue' ? 'issue' : 'recordPayment'].click();
    },
    confirmIssue: confirm,
    confirmPayment: async ({ amount, reference }) => {
      const { payment } = invoice.dialogs;
      // The full amount due is already filled in, and the test model always pays all of it.
      const field = payment.getByRole('textbox', { name: exactText('invoices:payment.amount') });
      if (amount === 0) await field.fill('0');
      await payment
        .getByRole('textbox', { name: exactText('invoices:payment.reference') })
        .fill(reference);
      await confirm();
    },
    confirmCredit: async (how) => {
      const { credit } = invoice.dialogs;
      if (how === 'one piece') {
        await credit.getByRole('radio', { name: exactText('invoices:credit.some') }).check();
        await credit
          .getByRole('textbox', { name: textStart('invoices:credit.quantityOf') })
          .fill('1');
      }
      await credit
        .getByRole('textbox', { name: textStart('invoices:credit.note') })
        .fill(' Retour ');
      await confirm();
    },
    confirmSending: async (message) => {
      const { sending } = invoice.dialogs;
      await sending
        .getByRole('textbox', { name: exactText('invoices:sending.email') })
        .fill(' salma@exemple.ma ');
      await sending
        .getByRole('textbox', { name: textStart('invoices:sending.message') })
        .fill(message);
      await confirm();
    },
    confirmDeletion: confirm,
    cancel: () => invoice.cancelButtons[ASKED_IN[attempt()]].click(),
    retry: () => invoice.confirmButtons.failure.click(),
    dismissFailure: () => invoice.cancelButtons.failure.click(),
    acknowledgeConflict: () => invoice.confirmButtons.conflict.click(),

    creditAsColleague: async () => {
      await refetchAfter(page, colleagueCredits);
    },

    settleAction: async (how) => {
      const action = attempt();
      if (how === 'with a server fault') return held.failOne(callOf(action), answerUnavailable);
      if (how === 'with a refusal') {
        if (action === 'issue') await returnOrder(store, orderId);
        return held.release(callOf(action), action === 'issue' ? undefined : tooMuch);
      }
      if (how === 'a colleague was faster') {
        if (status !== invoiceCreditedByColleague.status) await colleagueCredits();
      } else status = invoiceAfter[action].status;
      return held.release(callOf(action));
    },

    expectViewState: (viewState) =>
      expectInvoiceViewState(invoice, viewState, { status, attempted }),
  };
  return driver;
}

/** The parcel was returned in the meantime, so that its order cannot be charged any more. */
async function returnOrder({ backend }: JourneyStore, orderId: string): Promise<void> {
  const back = { status: 'returned' } as const;
  await backend.database.db.update(orders).set(back).where(eq(orders.id, orderId));
}

/**
 * A request that the server must refuse: more money than is due, no valid address, an unknown line.
 */
function tooMuch(request: Request) {
  const asked = request.postDataJSON();
  const wrongs = {
    ...('amount' in asked && { amount: asked.amount + 1 }),
    ...('email' in asked && { email: 'nobody' }),
  };
  const wrong =
    Object.keys(wrongs).length > 0 ? wrongs : { lines: [{ position: 199, quantity: 1 }] };
  return { postData: JSON.stringify({ ...asked, ...wrong }) };
}
