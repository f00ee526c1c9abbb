import { eq } from 'drizzle-orm';
import { products } from '../../server/database/schema/products';
import { expect, test } from './support/journey';
import { wordsIn } from './support/words';

test('a visitor orders a good on delivery, and a double press makes one order', async ({
  page,
  store,
  openAs,
  context,
}) => {
  const words = wordsIn('fr');
  const { db } = store.market.database;
  const handle = `bol-${store.id.toLowerCase()}`;
  await db.update(products).set({ handle }).where(eq(products.id, store.productId));
  const press = (text: string) => page.getByRole('button', { name: words(text) }).click();
  const write = (field: string, text: string) =>
    page.getByRole('textbox', { name: words(`checkout:${field}`), exact: true }).fill(text);

  await page.goto(`/product/${handle}?lng=fr`);
  await press('shop:add');
  await page.getByRole('link', { name: words('shop:toCart'), exact: true }).click();
  await press('checkout:continue');
  await write('firstName', 'Houda');
  await write('lastName', 'Lahlou');
  await write('phoneNumber', '06 61 42 03 18');
  await write('line1', '12, rue Ibn Khaldoun');
  await page.getByRole('combobox', { name: words('checkout:city') }).pressSequentially('Fès');
  await page.getByRole('option', { name: 'Fès', exact: true }).click();
  await press('checkout:deliverHere');
  await page.getByRole('button', { name: words('checkout:place').split('(')[0] ?? '' }).dblclick();
  await expect(page.getByRole('heading', { name: words('checkout:thanks_one') })).toBeFocused();
  const told = await page.getByText(words('checkout:numbers')).textContent();
  const number = /\d+$/.exec(told ?? '')?.[0] ?? '';

  const seller = await openAs('store_user', '/dashboard/order', { page: await context.newPage() });
  await expect(seller.getByRole('row')).toHaveCount(2);
  await expect(seller.getByRole('row').last()).toContainText(number);
});
