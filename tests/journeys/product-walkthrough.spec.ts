import { eq, inArray } from 'drizzle-orm';
import { attributes, attributeValues } from '../../server/database/schema/reference';
import { approveProduct } from '../../server/products/product-review';
import { signInColleague } from './machines/colleague';
import { expect, test } from './support/journey';
import { gridCell, gridCells, productForm, type SoldAxis } from './support/product-form';
import { row } from './support/product-list';
import type { JourneyStore } from './support/store';
import { translatorFor } from './support/translations';

const LIST = '/dashboard/product';
const NAMES = ['Caftan de Fès', 'قفطان فاسي', 'Fès caftan'] as const;

/** A concurrent save by a colleague and an incomplete submission are part of the journey. */
test.use({ allowedInConsole: { answers: [412, 422] } });

for (const language of ['fr', 'ar'] as const) {
  test(`A seller creates, publishes, edits and archives a product with variants, in ${language}`, {
    tag: '@long',
  }, async ({ store, openAs, baseURL }) => {
    test.setTimeout(240_000);
    const words = translatorFor(language);
    const page = await openAs('store_admin', LIST, { language });
    page.setDefaultTimeout(20_000);
    const form = productForm(page, words);
    const shown = language === 'ar' ? NAMES[1] : NAMES[0];
    const said = (path: string) =>
      expect(page.getByText(words(path, { name: shown }))).toBeVisible();
    const act = async (action: string) => {
      await page
        .getByRole('button', { name: words('products:actions.menu', { name: shown }) })
        .click();
      await page.getByRole('menuitem', { name: words(`products:actions.${action}`) }).click();
    };

    // Created, with two of twelve variants left out, six pictures and three languages.
    await page
      .getByRole('link', { name: words('products:actions.new') })
      .first()
      .click();
    await form.writes('name', NAMES);
    await form.writes('description', ['Soie brodée', 'حرير مطرز', 'Embroidered silk']);
    await form.formats('Fès');
    await form.field('code').fill(`CAFTAN-${language}`);
    await form.field('price').fill('1200');
    await form.picks('productEditor:fields.categoryId');
    await form.picks('productEditor:fields.brandId');
    await form.isVariable();
    await form.addsAxis(await axisOf(store, language, 'color', ['blanc', 'noir', 'camel']));
    const size = await axisOf(store, language, 'size', ['s', 'm', 'l', 'xl']);
    await form.addsAxis(size);
    await expect(gridCells(page)).toHaveCount(12);
    await form.leavesOut(1, 1);
    await form.leavesOut(2, 3);
    await form.button('productEditor:saveDraft').click();
    await expect(page).toHaveURL(/\/prd_\w+\/edit$/);
    const id = /prd_\w+/.exec(page.url())?.[0] ?? '';
    await said('productEditor:created');

    // Left with changes, and resumed.
    await form.addsPictures(6);
    await form.fillsGrid('stock', (place) => String(place + 1));
    await form.fillsGrid('barcode', (place) => `CAFTAN${place}`);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: words('shell:menu.entries.products') })
      .first()
      .click();
    await form.button('forms:leave.keep').click();
    await expect(page).toHaveURL(LIST);
    await row(page, shown).getByRole('link', { name: shown, exact: true }).click();
    await page.getByRole('link', { name: words('products:actions.edit'), exact: true }).click();
    await expect(gridCells(page)).toHaveCount(12);
    await expect(gridCell(page, 0, 0)).toHaveText('1');

    // Submitted, approved by the marketplace, published.
    await form.button('productEditor:submit').click();
    await said('productEditor:submitted');
    await approved(store, id);
    await page.reload();
    await act('publish');
    await said('products:toast.publish');

    // Edited: an axis gets another value while a colleague changes the same text; both are merged.
    await form.field('nameEn').fill('Caftan of Fès');
    await page.getByRole('button', { name: `${size.name} 4` }).click();
    const [further = ''] = await valuesOf(store, language, 'size', ['xxl']);
    await page.getByRole('searchbox', { name: words('variants:axes.search') }).fill(further);
    await page.getByRole('checkbox', { name: further, exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(gridCells(page)).toHaveCount(15);
    const colleague = await signInColleague(baseURL ?? '', store.userNames.store_manager);
    await colleague.edits(`product/${id}`, { nameEn: 'Silk caftan' });
    await page.keyboard.press('Control+s');
    const conflict = page.getByRole('alertdialog', { name: words('forms:conflict.title') });
    await conflict.getByRole('radio', { name: /Silk caftan/ }).check();
    await conflict.getByRole('button', { name: words('forms:conflict.confirm') }).click();
    // A product on sale needs barcodes: each new variant reports that it has none.
    await form.shows('barcode');
    await expect(page.locator('td[data-line][aria-invalid="true"]')).toHaveCount(3);
    await form.fillsGrid('barcode', (place) => `FES${place}`);
    await page.keyboard.press('Control+s');
    await said('productEditor:updated');
    await page.reload();
    await expect(form.field('nameEn')).toHaveValue('Silk caftan');
    await expect(gridCells(page)).toHaveCount(15);

    // Archived and unarchived.
    await act('archive');
    const asked = page.getByRole('alertdialog');
    await asked.getByRole('button', { name: words('products:actions.archive') }).click();
    await said('products:toast.archive');
    await act('unarchive');
    await said('products:toast.unarchive');
  });
}

function approved({ backend }: JourneyStore, productId: string): Promise<void> {
  return backend.database.transaction((tx) =>
    approveProduct(tx, {
      productId,
      performer: { type: 'marketplace', id: null, name: 'Souad, modération' },
      now: new Date(),
    }),
  );
}

/** The name of a row of the reference data in the page's language. */
function called({ name, nameAr }: { name: string; nameAr: string | null }, language: string) {
  return language === 'ar' ? (nameAr ?? name) : name;
}

/** The names of an attribute's values, in the requested order. */
async function valuesOf(
  { backend }: JourneyStore,
  language: string,
  attribute: string,
  codes: readonly string[],
): Promise<string[]> {
  const ids = codes.map((code) => `atv_${attribute}${code}`);
  const rows = await backend.database.db
    .select()
    .from(attributeValues)
    .where(inArray(attributeValues.id, ids));
  return ids.map((id) => {
    const found = rows.find((row) => row.id === id);
    if (!found) throw new Error(`there is no value ${id}`);
    return called(found, language);
  });
}

async function axisOf(
  store: JourneyStore,
  language: string,
  attribute: string,
  codes: readonly string[],
): Promise<SoldAxis> {
  const [found] = await store.backend.database.db
    .select()
    .from(attributes)
    .where(eq(attributes.id, `atr_${attribute}`));
  if (!found) throw new Error(`there is no attribute ${attribute}`);
  return {
    name: called(found, language),
    values: await valuesOf(store, language, attribute, codes),
  };
}
