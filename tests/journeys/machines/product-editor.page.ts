import { expect, type Page, type Request } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { FormValues } from '#application/editing/edited-record';
import type { SaveAim } from '#application/products/product-editor.machine';
import { variants } from '../../../server/database/schema/products';
import { type StoredProduct, storeProduct } from '../../api/products/product-builder';
import type { CallEnd } from '../../support/machine-scripts/draft-steps';
import {
  type ProductEditorWorld,
  typed,
  wireOfColleague,
} from '../../support/machine-scripts/product-editor.script';
import type { JourneyStore } from '../support/store';
import { formWorld } from './form-world';
import { fillNewProduct } from './new-product-on-page';
import type { PageSetting } from './path-tests';
import { editorOnPage, expectEditorSight } from './product-editor-sight';

const create = 'POST /api/store/product/create';

/** What a seller has typed, and what the record has of it. */
interface Texts {
  readonly name: string;
  readonly nameEn: string;
}

/** The editor of a product on the real portal, in French, as a world that the script can play in. */
export const productEditorOnPage = (page: Page, setting: PageSetting): ProductEditorWorld => {
  const { store, colleague, openPortal } = setting;
  const { held, hold, atOnce, reconnect, ends, answers, draftOf } = formWorld(page, setting);
  const editor = editorOnPage(page);
  let product: StoredProduct | null = null;
  let record: Texts = { name: '', nameEn: '' };
  let texts = record;
  let aim: SaveAim = 'draft';
  let maySubmit = false;

  const existing = (): StoredProduct => {
    if (!product) throw new Error('Nothing was stored of this product yet.');
    return product;
  };
  const productPath = () => `/api/store/product/${existing().id}`;
  const saveCall = () => (product ? `PATCH ${productPath()}` : create);

  const type = async (changes: FormValues) => {
    // The script's changes are of texts alone.
    texts = { ...record, ...(changes as Partial<Texts>) };
    await editor.name.fill(texts.name);
    await editor.nameEn.fill(texts.nameEn);
  };
  const endsAs = async (call: string, how: CallEnd, refused: () => Promise<void>) => {
    await ends(call, how, { refused, overtaken: () => editsName(wireOfColleague.name) });
    if (how === 'with success') record = texts;
  };
  const editsName = (name: string | null) => colleague.edits(`product/${existing().id}`, { name });

  const press: Record<SaveAim, () => Promise<void>> = {
    draft: () => (product ? editor.buttons.save : editor.buttons.saveDraft).click(),
    complete: () => editor.buttons.save.click(),
    submit: () => editor.buttons.submit.click(),
  };

  const world: ProductEditorWorld = {
    open: async (isNew) => {
      if (!isNew) {
        product = await storeProduct(store.market, { storeId: store.id });
        record = { name: 'Bol en céramique bleue', nameEn: '' };
        maySubmit = true;
      }
      texts = record;
      await hold([saveCall(), ...(product ? [`POST ${productPath()}/submit`] : [])]);
      await openPortal(`/dashboard/product/${product ? `${product.id}/edit` : 'new'}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        product ? record.name : 'Nouveau produit',
      );
    },
    pause: type,
    discard: async () => {
      await atOnce(async () => {
        await type(typed);
        await editor.buttons.discard.click();
      });
      texts = record;
    },
    save: (next, how) => {
      aim = next;
      return atOnce(async () => {
        if (how === 'typed') await type(typed);
        if (!product) await fillNewProduct(page, next);
        await press[next]();
      });
    },
    recordArrives: async ({ values }) => {
      // The script's records are of products.
      const name = String(values.name);
      await editsName(name);
      await reconnect();
      record = { ...record, name };
      texts = record;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    },
    chooseAgainstConflict: async (changes) => {
      await expect(editor.dialogs.conflict).toContainText(wireOfColleague.name ?? '');
      if (Object.keys(changes).length === 0) {
        await editor.dialogs.conflict.getByRole('radio', { name: /^Version enregistrée/ }).check();
        record = { ...record, name: wireOfColleague.name ?? '' };
        texts = record;
      }
      await editor.buttons.saveChoice.click();
    },
    ...answers(editor.buttons),
    leave: () =>
      atOnce(async () => {
        await type(typed);
        await page.getByRole('navigation').getByRole('link', { name: 'Produits' }).first().click();
      }),
    ...draftOf(
      () => existing().id,
      (values) => {
        texts = { ...record, ...(values as Partial<Texts>) };
      },
    ),
    saveEnds: (how) =>
      endsAs(saveCall(), how, () => held.goOn(saveCall(), (request) => withoutName(request))),
    submissionEnds: async (how) => {
      await endsAs(`POST ${productPath()}/submit`, how, async () => {
        await takeBarcode(store, existing());
        await held.goOn(`POST ${productPath()}/submit`);
      });
      if (how === 'with success') maySubmit = false;
    },

    sees: (sight) =>
      expectEditorSight(editor, sight, {
        ...texts,
        isNew: product === null,
        isChanged: JSON.stringify(texts) !== JSON.stringify(record),
        ...{ maySubmit, aim },
        destination: product ? /\/dashboard\/product$/ : /\/prd_\w+\/edit$/,
      }),
  };
  return world;
};

/** The save as the server must refuse it: a product has a name in one language at least. */
const withoutName = (request: Request) => ({
  postData: JSON.stringify({ ...request.postDataJSON(), name: null }),
});

/** Somebody takes away what a product must have to be submitted. */
const takeBarcode = async ({ market }: JourneyStore, { id }: StoredProduct): Promise<void> => {
  await market.database.db
    .update(variants)
    .set({ barcode: null })
    .where(eq(variants.productId, id));
};
