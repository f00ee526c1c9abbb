import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { payouts } from '../../server/database/schema/payouts';
import { closeReturn } from '../../server/marketplace/marketplace-after-sales';
import { recordDelivery, verifyOrder } from '../../server/marketplace/marketplace-orders';
import { advanceStorePayouts } from '../../server/payouts/close-payout-periods';
import { transitionPayout } from '../../server/payouts/payout-transitions';
import { signInColleague } from './machines/colleague';
import { expect, test } from './support/journey';
import { waitForEventStream } from './support/network-idle';
import { capturedPrint, capturePrint } from './support/print-capture';
import { askForReturn, returnInTransit } from './support/requests';
import type { JourneyStore } from './support/store';
import { type Translator, translatorFor } from './support/translations';

const ORDERS = '/dashboard/order';
const DAY_MS = 86_400_000;

/**
 * The marketplace and a colleague make changes of which the page is notified; one action
 * deliberately conflicts.
 */
test.use({ hints: true, allowedInConsole: { answers: [409] } });

for (const language of ['fr', 'ar'] as const) {
  const words = translatorFor(language);

  test(`A seller processes an order from new to paid out, in ${language}`, {
    tag: '@long',
  }, async ({ store, openAs }) => {
    test.slow();
    const { database } = store.backend;
    const page = await openAs('store_admin', ORDERS, { language });
    const said = on(page, words);
    await waitForEventStream(page);
    const { id, number } = await store.place({ status: 'new', paymentMethod: 'cod', quantity: 2 });
    await verifyOrder(database, id, new Date());
    const row = page.getByRole('row').filter({ hasText: String(number) });
    await row.getByRole('button', { name: said.word('orders:actions.accept') }).click();
    await expect(row).toContainText(words('orders:status.confirmed'));
    await row.getByRole('link', { name: String(number) }).click();
    await said.presses('orders:actions.prepare');
    await said.presses('order:pieces.open');
    await said.field('order:pieces.quantity').fill('1');
    await said.picks('order:pieces.reason', 'requests:reasons.out_of_stock');
    await said.presses('order:pieces.confirm');
    await said.presses('orders:actions.markReady');
    await said.presses('orders:actions.handOver');
    await said.field('orders:handOver.carrier').fill('Amana');
    await said.field('orders:handOver.trackingNumber').fill('AM 123 456');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('orders:handOver.confirm') })
      .click();
    await expect(page.getByRole('main')).toContainText('AM 123 456');
    await recordDelivery(database, id, new Date());
    await page.getByRole('link', { name: words('invoice:ofOrder.draft') }).click();
    await said.presses('invoiceEditor:choose.confirm');
    await said.issues();
    await expect(page.getByRole('article')).toContainText('135,00');

    await payOut(store);
    await page.goto('/dashboard/banking?tab=paid');
    await page.getByRole('gridcell', { name: '118,80' }).click();
    await expect(page.getByText(words('payouts:check.right'))).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/16,20/);
    await page.getByRole('link', { name: String(number) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(number));
  });

  test(`A seller refuses an order, and sees that a colleague accepted another one first, in ${language}`, {
    tag: '@long',
  }, async ({ store, openAs, baseURL }) => {
    test.slow();
    const refused = await store.place();
    const raced = await store.place();
    const page = await openAs('store_admin', `${ORDERS}/${refused.id}`, { language });
    const said = on(page, words);
    await said.presses('orders:actions.refuse');
    await page.getByText(words('orders:refusal.reasons.out_of_stock')).click();
    await said.presses('orders:refusal.confirm');
    await expect(said.course()).toContainText(words('orders:refusal.reasons.out_of_stock'));

    await page.goto(`${ORDERS}/${raced.id}`);
    const colleague = await signInColleague(baseURL ?? '', store.userNames.store_manager);
    await page.route(/\/accept$/, async (route) => {
      await colleague.acts(`order/${raced.id}`, 'accept');
      await route.continue();
    });
    await said.presses('orders:actions.accept');
    await expect(page.getByRole('alertdialog')).toContainText(words('orders:status.confirmed'));
    await said.presses('orders:conflict.acknowledge');
    await expect(said.course()).toContainText(words('orders:history.accept'));
  });

  test(`A seller receives, partly refunds, declines and disputes returns, in ${language}`, {
    tag: '@long',
  }, async ({ store, openAs }) => {
    test.slow();
    const counted = await returnInTransit(store);
    const page = await openAs('store_admin', `/dashboard/returns/${counted.id}`, { language });
    const said = on(page, words);
    await said.presses('requests:actions.receive');
    await said.field('requests:form.receive.damaged').fill('1');
    await said.presses('requests:form.receive.confirm');
    await said.presses('requests:actions.refund');
    await page.getByText(words('requests:form.refund.part')).click();
    await said.field('requests:form.refund.amount').fill('135,50');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('requests:form.refund.confirm') })
      .click();
    await expect(said.course()).toContainText(words('requests:history.refund'));
    await expect(page.getByRole('main')).toContainText('135,50');

    const declined = await askForReturn(store);
    await page.goto(`/dashboard/returns/${declined.id}`);
    await said.presses('requests:actions.decline');
    await page.getByRole('dialog').getByRole('radio').first().check({ force: true });
    await said.presses('requests:form.decline.confirm');
    await expect(said.course()).toContainText(words('requests:history.decline'));

    const disputed = await returnInTransit(store);
    await page.goto(`/dashboard/returns/${disputed.id}`);
    await said.presses('requests:actions.receive');
    await said.presses('requests:form.receive.confirm');
    await said.presses('requests:actions.dispute');
    await page.getByRole('dialog').getByRole('radio').first().check({ force: true });
    await said.field('requests:form.dispute.evidence').fill('La casse est fraîche.');
    await said.presses('requests:form.dispute.confirm');
    await expect(said.course()).toContainText(words('requests:history.dispute'));
    await closeReturn(store.backend.database, disputed.id, new Date(), 5000);
    await expect(said.course()).toContainText(words('requests:history.close'));
  });

  test(`A seller issues an invoice, prints it in Arabic and credits it, in ${language}`, {
    tag: '@long',
  }, async ({ store, openAs }) => {
    test.slow();
    const order = await store.place({ status: 'delivered', paymentMethod: 'transfer' });
    const page = await openAs('store_admin', `${ORDERS}/${order.id}`, { language });
    const said = on(page, words);
    await page.getByRole('link', { name: words('invoice:ofOrder.draft') }).click();
    await said.presses('invoiceEditor:choose.confirm');
    await said.issues();
    await said.presses('papers:print.menu');
    await page.getByRole('menuitem', { name: words('papers:print.choices') }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: words('papers:languages.ar') })
      .check({ force: true });
    await page.keyboard.press('Escape');
    await capturePrint(page);
    await said.presses('papers:print.menu');
    await page.getByRole('menuitem', { name: said.word('papers:names.invoice') }).click();
    const paper = await capturedPrint(page);
    expect(paper).toMatchObject({ dir: 'rtl', lang: 'ar' });
    expect(paper.text).toContain('فاتورة');
    expect(paper.text).toMatch(/FA-\d{4}-\d{6}/);
    await page.emulateMedia({ media: 'screen' });
    await said.presses('invoices:actions.credit');
    await said.presses('invoices:credit.confirm');
    await page.getByRole('link', { name: /AV-/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/AV-/);
  });
}

/** Accesses a page by its texts. */
function on(page: Page, words: Translator) {
  // Some button names end in three dots, others in the name of their row.
  const word = (path: string) => new RegExp(`^${words(path).replace(/\s/g, '\\s')}(…|\\s|$)`);
  const presses = (path: string) => page.getByRole('button', { name: word(path) }).click();
  return {
    word,
    presses,
    field: (path: string) => page.getByRole('textbox', { name: words(path) }),
    course: () => page.getByRole('list', { name: words('orders:detail.history') }),
    picks: async (path: string, option: string) => {
      await page.getByRole('combobox', { name: words(path) }).click();
      await page.getByRole('option', { name: words(option) }).click();
    },
    issues: async () => {
      await presses('invoiceEditor:issue');
      await presses('invoices:issuing.confirm');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/FA-\d{4}-\d{6}/);
    },
  };
}

/** The marketplace closes the week and pays the resulting amount. */
async function payOut({ backend: { database }, id }: JourneyStore): Promise<void> {
  const now = new Date(Date.now() + 8 * DAY_MS);
  const advance = () => database.transaction((tx) => advanceStorePayouts(tx, id, now));
  while ((await advance()) !== 'settled');
  const closed = and(eq(payouts.storeId, id), eq(payouts.status, 'scheduled'));
  const [payout] = await database.db.select().from(payouts).where(closed);
  const payoutId = payout?.id ?? '';
  await database.transaction((tx) => transitionPayout(tx, { payoutId, action: 'process', now }));
  const paid = { action: 'pay', bankReference: 'VIR-1', now } as const;
  await database.transaction((tx) => transitionPayout(tx, { payoutId, ...paid }));
}
