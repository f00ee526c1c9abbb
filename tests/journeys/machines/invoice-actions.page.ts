import type { Page, Request } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { InvoiceAction, InvoiceStatus } from '#application/api/invoices-endpoints.generated';
import { orders } from '../../../server/database/schema/orders';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import {
  type InvoiceActionsWorld,
  invoiceAfter,
  invoiceBeginnings,
  invoiceCreditedByColleague,
} from '../../support/machine-scripts/invoice-actions.script';
import { codeComes } from '../support/page-code';
import type { JourneyStore } from '../support/store';
import { serverIsDown } from './faults';
import { type InvoiceOnPage, invoiceOnPage } from './invoice-on-page';
import { ASKED_IN, expectInvoiceSight } from './invoice-sight';
import { readAgainAfter } from './list-read-again';
import type { PageSetting } from './path-tests';
import { beginning, says } from './spoken';

const ACTIONS = ['issue', 'recordPayment', 'credit', 'send', 'delete'] as const;

/** What stands in the menu of a row; the rest is its button. */
const entries: Partial<Record<InvoiceAction, string>> = {
  credit: says('invoices:actions.credit'),
  send: says('invoices:actions.send'),
  delete: says('invoices:actions.delete'),
};

/** The list of invoices on the real portal as a world that the script can play in. */
export const invoiceActionsOnPage = (
  page: Page,
  { store, colleague, openPortal }: PageSetting,
): InvoiceActionsWorld => {
  const held = new HeldCalls(page);
  let record = '';
  let orderId = '';
  let status: InvoiceStatus;
  let attempted: InvoiceAction | null = null;
  let invoice: InvoiceOnPage;

  const callOf = (action: InvoiceAction) => `/api/store/${record}/${action}`;
  const attempt = (): InvoiceAction => {
    if (!attempted) throw new Error('No action is under way.');
    return attempted;
  };
  const confirm = () => invoice.deeds[ASKED_IN[attempt()]].click();
  const colleagueCredits = async () => {
    if (status === 'draft') await colleague.acts(record, 'issue');
    await colleague.acts(record, 'credit');
    status = invoiceCreditedByColleague.status;
  };

  const world: InvoiceActionsWorld = {
    open: async (beginning) => {
      const order = await store.place({ status: 'delivered', paymentMethod: 'transfer' });
      orderId = order.id;
      record = `invoices/${(await colleague.drafts(orderId)).id}`;
      status = 'draft';
      if (beginning !== 'a draft') await colleague.acts(record, 'issue');
      if (beginning === 'a credited invoice') await colleague.acts(record, 'credit');
      status = invoiceBeginnings[beginning].status;
      invoice = invoiceOnPage(page, order.number);
      for (const action of ACTIONS) await held.hold(callOf(action));
      const code = codeComes(page, 'connection-watch');
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
      // All that is due stands there already, and all of it is paid by what the script has taken.
      const field = payment.getByRole('textbox', { name: says('invoices:payment.amount') });
      if (amount === 0) await field.fill('0');
      await payment
        .getByRole('textbox', { name: says('invoices:payment.reference') })
        .fill(reference);
      await confirm();
    },
    confirmCredit: async (how) => {
      const { credit } = invoice.dialogs;
      if (how === 'one piece') {
        await credit.getByRole('radio', { name: says('invoices:credit.some') }).check();
        await credit
          .getByRole('textbox', { name: beginning('invoices:credit.quantityOf') })
          .fill('1');
      }
      await credit
        .getByRole('textbox', { name: beginning('invoices:credit.note') })
        .fill(' Retour ');
      await confirm();
    },
    confirmSending: async (message) => {
      const { sending } = invoice.dialogs;
      await sending
        .getByRole('textbox', { name: says('invoices:sending.email') })
        .fill(' salma@exemple.ma ');
      await sending
        .getByRole('textbox', { name: beginning('invoices:sending.message') })
        .fill(message);
      await confirm();
    },
    confirmDeletion: confirm,
    cancel: () => invoice.waysOut[ASKED_IN[attempt()]].click(),
    retry: () => invoice.deeds.failure.click(),
    dismissFailure: () => invoice.waysOut.failure.click(),
    acknowledgeConflict: () => invoice.deeds.conflict.click(),

    colleagueCredits: async () => {
      await readAgainAfter(page, colleagueCredits);
    },

    actionEnds: async (how) => {
      const action = attempt();
      if (how === 'with a server fault') return held.fail(callOf(action), serverIsDown);
      if (how === 'with a refusal') {
        if (action === 'issue') await orderComesBack(store, orderId);
        return held.goOn(callOf(action), action === 'issue' ? undefined : tooMuch);
      }
      if (how === 'a colleague was faster') {
        if (status !== invoiceCreditedByColleague.status) await colleagueCredits();
      } else status = invoiceAfter[action].status;
      return held.goOn(callOf(action));
    },

    sees: (sight) => expectInvoiceSight(invoice, sight, { status, attempted }),
  };
  return world;
};

/** The parcel came back meanwhile, so that its order can't be charged any more. */
const orderComesBack = async ({ market }: JourneyStore, orderId: string): Promise<void> => {
  const back = { status: 'returned' } as const;
  await market.database.db.update(orders).set(back).where(eq(orders.id, orderId));
};

/** The request as the server must refuse it: more money than is due, no address, a line that is not there. */
const tooMuch = (request: Request) => {
  const asked = request.postDataJSON();
  const wrongs = {
    ...('amount' in asked && { amount: asked.amount + 1 }),
    ...('email' in asked && { email: 'nobody' }),
  };
  const wrong =
    Object.keys(wrongs).length > 0 ? wrongs : { lines: [{ position: 199, quantity: 1 }] };
  return { postData: JSON.stringify({ ...asked, ...wrong }) };
};
