import { expect, type Page, type Request } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { FormValues } from '#application/editing/edited-record';
import type { SaveAim } from '#application/products/product-editor.machine';
import { localizedName } from '#domain/text/localized-name';
import { variants } from '../../../server/database/schema/products';
import { type StoredProduct, storeProduct } from '../../api/products/product-builder';
import type { RequestOutcome } from '../../support/machine-models/draft-events';
import {
  type ProductEditorDriver,
  typed,
  wireOfColleague,
} from '../../support/machine-models/product-editor.model';
import type { JourneyStore } from '../support/store';
import { createFormDriver, type FormOutcomes } from './form-driver';
import { clearNewProductForm, fillNewProductForm } from './new-product-form';
import { expectEditorViewState, productEditorPageObject } from './product-editor-view-assertions';
import type { PageSetup } from './test-paths';
import { exactText, LANGUAGE } from './translated-text';

const create = 'POST /api/store/product/create';

/** The texts as typed by a seller, and as stored. */
interface Texts {
  readonly name: string;
  readonly nameEn: string;
}

/** The product's name on the page. */
function nameOf(texts: Texts): string {
  return localizedName(texts, LANGUAGE);
}

/** The editor of a product on the real portal as the driver of its test model. */
export function createProductEditorPageDriver(page: Page, setting: PageSetup): ProductEditorDriver {
  const { store, colleague, openPortal } = setting;
  const { hold, atOnce, reconnect, ends, edition, typesAgain, answers, draftOf } = createFormDriver(
    page,
    setting,
    () => colleague.revisionOf(`product/${existing().id}`),
  );
  const editor = productEditorPageObject(page);
  const heading = page.getByRole('heading', { level: 1 });
  let product: StoredProduct | null = null;
  let record: Texts = { name: '', nameEn: '' };
  let texts = record;
  let aim: SaveAim = 'draft';
  let maySubmit = false;
  /**
   * The product's name as set by a colleague: different each time, because an equal name is no new
   * version.
   */
  let theirs = '';
  let visits = 0;
  let isLeaving = false;

  const existing = (): StoredProduct => {
    if (!product) throw new Error('Nothing was stored of this product yet.');
    return product;
  };
  const productPath = () => `/api/store/product/${existing().id}`;
  const saveCall = () => (product ? `PATCH ${productPath()}` : create);

  const type = async (changes: FormValues) => {
    // The test model changes only texts.
    texts = { ...record, ...(changes as Partial<Texts>) };
    if (changes === typed && edition() > 0) {
      texts = { ...texts, name: `${texts.name} ${edition()}` };
    }
    await editor.name.fill(texts.name);
    await editor.nameEn.fill(texts.nameEn);
  };
  const endsAs = async (
    call: string,
    how: RequestOutcome,
    refused: FormOutcomes['refuseField'],
  ) => {
    await ends(call, how, { refuseField: refused, saveAsColleague: overtaken });
    if (how === 'with success') record = texts;
  };
  const overtaken = async () => {
    visits += 1;
    theirs = `${wireOfColleague.name} ${visits}`;
    await colleague.edits(`product/${existing().id}`, { name: theirs });
  };
  const conflict = answers(editor.buttons);

  const press: Record<SaveAim, () => Promise<void>> = {
    draft: () => (product ? editor.buttons.save : editor.buttons.saveDraft).click(),
    complete: () => editor.buttons.save.click(),
    submit: () => editor.buttons.submit.click(),
  };

  const driver: ProductEditorDriver = {
    open: async (isNew) => {
      if (!isNew) {
        product = await storeProduct(store.backend, { storeId: store.id });
        record = { name: 'Bol en céramique bleue', nameEn: '' };
        maySubmit = true;
      }
      texts = record;
      await hold([saveCall(), ...(product ? [`POST ${productPath()}/submit`] : [])]);
      await openPortal(`/dashboard/product/${product ? `${product.id}/edit` : 'new'}`);
      await expect(heading).toHaveText(
        product ? nameOf(record) : exactText('productEditor:newTitle'),
      );
    },
    pause: async (changes) => {
      if (changes === typed && texts.name !== record.name) typesAgain();
      if (product || Object.keys(changes).length > 0) return type(changes);
      // A new product was saved with more fields than the test model has.
      return atOnce(async () => {
        await clearNewProductForm(page);
        await type(changes);
      });
    },
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
        // The product can be submitted unchanged once the seller has typed the saved texts again.
        else if (texts.name !== record.name || texts.nameEn !== record.nameEn) await type({});
        if (!product) await fillNewProductForm(page, next);
        await press[next]();
      });
    },
    receiveRecord: async () => {
      await overtaken();
      await reconnect();
      record = { ...record, name: theirs };
      texts = record;
      await expect(heading).toHaveText(nameOf(record));
    },
    chooseAgainstConflict: async (changes) => {
      await expect(editor.dialogs.conflict).toContainText(theirs);
      record = { ...record, name: theirs };
      if (Object.keys(changes).length === 0) {
        await editor.theirs.check();
        texts = record;
      }
      await conflict.saveChoice();
    },
    dismissConflict: conflict.dismissConflict,
    answerLeaving: async (how) => {
      isLeaving = how !== 'stay';
      await conflict.answerLeaving(how);
    },
    leave: () =>
      atOnce(async () => {
        await type(typed);
        const list = { name: exactText('shell:menu.entries.products') };
        await page.getByRole('navigation').getByRole('link', list).first().click();
      }),
    ...draftOf(
      () => existing().id,
      (values) => {
        texts = { ...record, ...(values as Partial<Texts>) };
      },
    ),
    settleSave: (how) => endsAs(saveCall(), how, (goOn) => goOn(withoutName)),
    settleSubmission: async (how) => {
      await endsAs(`POST ${productPath()}/submit`, how, async (goOn) => {
        const answered = page.waitForResponse((one) => one.url().endsWith('/submit'));
        const giveBack = await removeBarcode(store, existing());
        await goOn();
        await answered;
        await giveBack();
      });
      if (how === 'with success') maySubmit = false;
    },

    expectViewState: (viewState) =>
      expectEditorViewState(editor, viewState, {
        ...texts,
        isNew: product === null,
        isChanged: JSON.stringify(texts) !== JSON.stringify(record),
        maySubmit,
        aim,
        destination: product || isLeaving ? /\/dashboard\/product$/ : /\/prd_\w+\/edit$/,
      }),
  };
  return driver;
}

/** A save that the server must refuse: a product needs a name in at least one language. */
function withoutName(request: Request) {
  return {
    postData: JSON.stringify({ ...request.postDataJSON(), name: null }),
  };
}

/** Removes a field that a submission requires; returns a function that restores it. */
async function removeBarcode(
  { backend }: JourneyStore,
  { id }: StoredProduct,
): Promise<() => Promise<unknown>> {
  const { db } = backend.database;
  const own = eq(variants.productId, id);
  const [variant] = await db.select().from(variants).where(own);
  const write = (barcode: string | null) => db.update(variants).set({ barcode }).where(own);
  await write(null);
  return () => write(variant?.barcode ?? null);
}
