import type { Locator, Page } from '@playwright/test';
import { signIn, storageEntriesOf, writeStorage } from '../support/browser/session-tokens';
import { expect, test } from './support/journey';
import { PASSWORD } from './support/store';
import { removePapers, storedPaper, storePapers } from './support/stored-papers';

/** What the API says of the demo store's records, as far as papers show it. */
interface Names {
  readonly name?: string | null;
  readonly nameAr?: string | null;
  readonly optionsText?: string | null;
  readonly optionsTextAr?: string | null;
}

/** Figures are followed by this sign in every language, and sizes of clothes are the same signs. */
const SIGNS = ['DHS', 'XS', 'XL', 'XXL'];

test.describe('Arabic papers of the demo store', () => {
  let read: (path: string) => Promise<never>;
  let shop: string[];

  test.beforeEach(async ({ page, baseURL }) => {
    await storePapers(page);
    const tokens = await signIn(baseURL ?? '', 'admin', PASSWORD);
    await page.goto('/boot.js');
    await writeStorage(page, { ...storageEntriesOf(tokens), i18nextLng: 'ar' });
    read = async (path) => {
      const answer = await page.request.get(path, {
        headers: { authorization: `Bearer ${tokens.access}` },
      });
      return (await answer.json()) as never;
    };
    const store: Record<string, string | null> = await read('/api/store/my/get/');
    shop = texts(store.billingAddress, store.juridicalName, store.enterprise);
  });

  test('Slips, labels and the pick list of 25 orders have no Latin word but names and codes', {
    tag: '@long',
  }, async ({ page }) => {
    const list: { items: { id: string }[] } = await read(
      '/api/store/orders/?pageSize=25&sort=-orderDate',
    );
    const orders = await Promise.all(
      list.items.map(({ id }): Promise<DemoOrder> => read(`/api/store/order/${id}`)),
    );
    const allowed = [...shop, ...orders.flatMap(untranslatedOf)];
    await page.goto('/dashboard/order?pageSize=25');
    await page.getByRole('columnheader').getByRole('checkbox').first().click();
    for (const paper of ['وصل التسليم', 'ملصق الشحن', 'قائمة التحضير']) {
      await print(page, paper);
      const words = await latinWords(await storedPaper(page), allowed);
      expect(words, paper).toEqual([]);
      await removePapers(page);
    }
  });

  test('An invoice and a credit note have no Latin word but names and codes', {
    tag: '@long',
  }, async ({ page }) => {
    for (const query of ['type=invoice', 'type=credit_note']) {
      const { items }: { items: { id: string }[] } = await read(
        `/api/store/invoices/?${query}&pageSize=2`,
      );
      for (const { id } of items) {
        const invoice: DemoInvoice = await read(`/api/store/invoices/${id}`);
        await page.goto(`/dashboard/invoice/${id}`);
        await print(page, invoice.type === 'invoice' ? 'فاتورة' : 'إشعار');
        const { lines, seller, client, number, originalInvoiceNumber, note } = invoice;
        const words = await latinWords(await storedPaper(page), [
          ...shop,
          ...texts(seller.name, client.name),
          ...texts(beforeTown(seller.address), beforeTown(client.address)),
          ...texts(number, originalInvoiceNumber, note),
          ...lines.flatMap(({ label, labelAr }) => (labelAr ? [] : texts(label))),
        ]);
        expect(words).toEqual([]);
        await removePapers(page);
      }
    }
  });

  test('A payout statement has no Latin word but names and codes', {
    tag: '@long',
  }, async ({ page }) => {
    const { items }: { items: { id: string; number: string }[] } = await read(
      '/api/store/payouts/?pageSize=2',
    );
    const store: { payment: Record<string, string> } = await read('/api/store/my/get/');
    for (const { id, number } of items) {
      const payout: { entries: { items: DemoEntry[] } } = await read(
        `/api/store/payouts/${id}?pageSize=100`,
      );
      await page.goto(`/dashboard/payments/payouts/${id}`);
      await print(page, 'كشف التحويل');
      const paper = await storedPaper(page);
      await expect(paper).toContainText(store.payment.rib?.slice(-2) ?? '');
      await expect(paper).not.toContainText(store.payment.rib?.slice(3, 12) ?? '');
      const words = await latinWords(paper, [
        ...shop,
        ...texts(number, store.payment.holderName, store.payment.bankName),
        ...payout.entries.items.flatMap(wordsOfPerson),
      ]);
      expect(words).toEqual([]);
      await removePapers(page);
    }
  });
});

/** An address in one line without its town, which is in the language of the paper. */
function beforeTown(address: string | null): string | undefined {
  return address?.slice(0, address.lastIndexOf(','));
}

interface DemoEntry {
  readonly note: string | null;
  readonly pickupMonth: string | null;
}

/** What a person wrote about an entry; the fee for pickups is told in the paper's language. */
function wordsOfPerson({ note, pickupMonth }: DemoEntry): string[] {
  return pickupMonth ? [] : texts(note);
}

interface DemoOrder {
  readonly client: { readonly firstName: string; readonly lastName: string };
  readonly shippingAddress: { readonly line1: string; readonly line2: string | null };
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly clientNote: string | null;
  readonly items: readonly (Names & {
    readonly sku: string;
    readonly storagePlace: string | null;
  })[];
}

interface DemoInvoice {
  readonly type: 'invoice' | 'credit_note';
  readonly number: string | null;
  readonly originalInvoiceNumber: string | null;
  readonly note: string | null;
  readonly seller: { readonly name: string; readonly address: string | null };
  readonly client: { readonly name: string; readonly address: string };
  readonly lines: readonly { readonly label: string; readonly labelAr: string | null }[];
}

/** Names and codes of an order, and what has no Arabic text. */
function untranslatedOf({ client, shippingAddress: address, items, ...order }: DemoOrder) {
  return [
    ...texts(client.firstName, client.lastName, address.line1, address.line2),
    ...texts(order.carrier, order.trackingNumber, order.clientNote),
    // Printed without its scheme.
    ...texts(order.trackingUrl?.replace('https://', '')),
    ...items.flatMap((item) => [
      item.sku,
      ...texts(item.storagePlace),
      ...(item.nameAr ? [] : texts(item.name)),
      ...(item.optionsTextAr ? [] : texts(item.optionsText)),
    ]),
  ];
}

function texts(...given: readonly (string | null | undefined)[]): string[] {
  return given.filter((text): text is string => Boolean(text));
}

/** Words of two or more Latin letters on a paper, without the allowed texts. */
async function latinWords(paper: Locator, allowed: readonly string[]): Promise<string[]> {
  const printed = await paper.evaluate((sheet) => {
    const walk = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!node.parentElement?.closest('style, title')) {
        // Figures have no-break spaces.
        found.push((node.textContent ?? '').replaceAll('\u00a0', ' '));
      }
    }
    return found;
  });
  // The longest first: the name of a street contains that of a town.
  const known = [...new Set([...allowed, ...SIGNS])].sort(
    (one, other) => other.length - one.length,
  );
  const left = printed.map((text) => known.reduce((rest, one) => rest.replaceAll(one, ' '), text));
  return [...new Set(left.flatMap((text) => text.match(/\p{Script=Latin}{2,}/gu) ?? []))];
}

async function print(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^طباعة:/ }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
}
