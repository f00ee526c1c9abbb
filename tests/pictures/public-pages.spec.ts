import type { Page } from '@playwright/test';
import { buyerAt, CARDS } from '../journeys/support/buyer';
import { expect, test } from '../journeys/support/journey';
import { createKnownClient, orderTakerAt } from '../journeys/support/order-taker';
import {
  type Appearance,
  appearanceName,
  applyAppearance,
  SCREEN_APPEARANCES,
  screenshotName,
  waitUntilStable,
} from './appearances';

/** The pages of a visitor; in the storefront only products of the demo store. */
const PAGES = [
  { name: 'landing', path: '/' },
  { name: 'wasaler', path: '/wasaler' },
  { name: 'about-us', path: '/about-us' },
  { name: 'pricing', path: '/pricing' },
  { name: 'payment', path: '/payment' },
  { name: 'questions', path: '/faqs' },
  { name: 'shop', path: '/product?q=cuir' },
  { name: 'shop-without', path: '/product?q=zzzzqq' },
  { name: 'blog', path: '/post' },
  { name: 'contact', path: '/contact-us' },
  { name: 'join-wasaler', path: '/join-wasaler' },
  { name: 'join-seller', path: '/join-seller' },
  { name: 'coming-soon', path: '/coming-soon' },
  { name: 'deep-link', path: '/app/product/12?ref=houda' },
  { name: 'maintenance', path: '/maintenance' },
];

/** Compares the whole page with the named screenshot, without the dates of the demo. */
async function looksLike(page: Page, name: string): Promise<void> {
  await waitUntilStable(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.soft(page).toHaveScreenshot(name, { fullPage: true, mask: [page.locator('time')] });
}

function open(page: Page, path: string, { language }: Appearance) {
  return page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
}

for (const look of SCREEN_APPEARANCES) {
  const inLook = `(${appearanceName(look)})`;

  test(`The pages of a visitor match the accepted pictures ${inLook}`, async ({ page }) => {
    await applyAppearance(page, look);
    for (const { name, path } of PAGES) {
      await open(page, path, look);
      await looksLike(page, screenshotName(name, look));
    }
    await open(page, '/product?q=babouches', look);
    await page.getByRole('main').getByRole('listitem').getByRole('link').last().click();
    await expect(page).toHaveURL(/\/product\/[^?]+/);
    await looksLike(page, screenshotName('offer', look));
    await open(page, '/post', look);
    await page.getByRole('main').getByRole('heading').getByRole('link').last().click();
    await expect(page).toHaveURL(/\/post\/[^?]+/);
    await looksLike(page, screenshotName('article', look));
  });

  test(`The steps of a checkout match the accepted pictures ${inLook}`, async ({ page, store }) => {
    await applyAppearance(page, look);
    const buyer = buyerAt(page, store, look.language);
    await open(page, '/product/checkout', look);
    await looksLike(page, screenshotName('checkout-empty', look));
    await buyer.fillsCart();
    await looksLike(page, screenshotName('checkout-cart', look));
    await buyer.goesOn();
    await buyer.givesAddress();
    await looksLike(page, screenshotName('checkout-billing', look));
    await buyer.writesAddress();
    await buyer.givesAddress();
    await expect(buyer.orderButton).toBeEnabled();
    await buyer.writesCard(CARDS.approved);
    await looksLike(page, screenshotName('checkout-payment', look));
  });

  test(`The steps of a phone order match the accepted pictures ${inLook}`, async ({
    page,
    store,
    openAs,
  }) => {
    await applyAppearance(page, look);
    await createKnownClient(store);
    await openAs('store_user', '/dashboard/order/new', look);
    await looksLike(page, screenshotName('phone-order-empty', look));
    const taker = orderTakerAt(page, look.language);
    await taker.addsBowl();
    await looksLike(page, screenshotName('phone-order-cart', look));
    await taker.goesOn();
    await taker.findsClient();
    await looksLike(page, screenshotName('phone-order-client', look));
    await taker.givesAddress();
    await expect(taker.orderButton).toBeEnabled();
    await looksLike(page, screenshotName('phone-order-payment', look));
  });
}
