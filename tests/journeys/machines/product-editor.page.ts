import { expect, type Page, type Request } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { FormValues } from '#application/editing/edited-record';
import type { SaveAim } from '#application/products/product-editor.machine';
import { TOKEN_KEYS } from '#domain/session/tokens';
import { variants } from '../../../server/database/schema/products';
import { users } from '../../../server/database/schema/stores';
import { type StoredProduct, storeProduct } from '../../api/products/product-builder';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import { HeldDrafts } from '../../support/browser-worlds/held-drafts';
import { entriesOf, revoke, signIn, storeInOtherTab } from '../../support/browser-worlds/tokens';
import type { CallEnd } from '../../support/machine-scripts/draft-steps';
import {
  type ProductEditorWorld,
  typed,
  wireOfColleague,
} from '../../support/machine-scripts/product-editor.script';
import { filesOnlyOf } from '../support/page-code';
import { type JourneyStore, PASSWORD } from '../support/store';
import type { Colleague } from './colleague';
import { fillNewProduct } from './new-product-on-page';
import { editorOnPage, expectEditorSight } from './product-editor-sight';

const create = 'POST /api/store/product/create';

/** A save is tried three times more before the process hears that nothing answered. */
const TRIES = 4;

/** What a seller has typed, and what the record has of it. */
interface Texts {
  readonly name: string;
  readonly nameEn: string;
}

export interface ProductEditorSetting {
  readonly baseURL: string;
  readonly store: JourneyStore;
  readonly colleague: Colleague;
  /** Opens the portal at a path as a seller who may do everything. */
  readonly openPortal: (path: string) => Promise<unknown>;
}

/** The editor of a product on the real portal, in French, as a world that the script can play in. */
export const productEditorOnPage = (
  page: Page,
  { baseURL, store, colleague, openPortal }: ProductEditorSetting,
): ProductEditorWorld => {
  const held = new HeldCalls(page);
  const drafts = new HeldDrafts(page);
  const editor = editorOnPage(page);
  const draftCode = filesOnlyOf('indexed-drafts').map((file) => `/${file}`);
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
  /** Within one pause of a person, so that nothing is kept meanwhile. */
  const atOnce = async (acts: () => Promise<void>) => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await acts();
    await page.clock.resume();
  };

  /** In another tab somebody signs in anew, and the session that the call was sent in is ended. */
  const sessionMovesOn = async () => {
    const access = await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEYS.auth);
    const tokens = await signIn(baseURL, store.userNames.store_admin, PASSWORD);
    await storeInOtherTab(page, entriesOf(tokens));
    await revoke(baseURL, access ?? '');
  };

  const ends = async (call: string, how: CallEnd, refused: () => Promise<void>) => {
    if (how === 'with a field refused') return refused();
    if (how === 'without an answer') {
      return held.breakDown(call, TRIES, (route) => route.abort('connectionfailed'));
    }
    if (how === 'a colleague was faster') {
      await colleague.edits(existing().id, { name: wireOfColleague.name });
    }
    if (how === 'with the session over') await sessionMovesOn();
    if (how === 'with success') record = texts;
    return held.goOn(call);
  };

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
      await drafts.hold();
      const calls = product ? [`POST ${productPath()}/submit`] : [];
      for (const call of [...draftCode, saveCall(), ...calls]) await held.hold(call);
      await page.clock.install();
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
      await colleague.edits(existing().id, { name });
      // What is on the page is read again when the connection is back.
      await page.context().setOffline(true);
      await expect(page.getByText(/^Connexion perdue/)).toBeVisible();
      await page.context().setOffline(false);
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
    dismissConflict: () => editor.buttons.backToForm.click(),
    leave: () =>
      atOnce(async () => {
        await type(typed);
        await page.getByRole('navigation').getByRole('link', { name: 'Produits' }).first().click();
      }),
    answerLeaving: (how) =>
      ({
        stay: editor.buttons.stay,
        keep: editor.buttons.keepAndLeave,
        discard: editor.buttons.discardAndLeave,
      })[how].click(),

    draftIsRead: async (draft) => {
      if (draft) {
        const key = { ...draft.key, recordId: existing().id, userId: await userIdOf(store) };
        await drafts.put({ ...draft, key, savedAt: Date.now() - 60_000 });
        texts = { ...record, ...(draft.values as Partial<Texts>) };
      }
      for (const file of draftCode) await held.goOn(file);
    },
    draftIsKept: () => drafts.tell(),
    draftIsRemoved: () => drafts.tell(),
    saveEnds: (how) =>
      ends(saveCall(), how, () => held.goOn(saveCall(), (request) => withoutName(request))),
    submissionEnds: async (how) => {
      await ends(`POST ${productPath()}/submit`, how, async () => {
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

const userIdOf = async ({ market, userNames }: JourneyStore): Promise<string> => {
  const [user] = await market.database.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userName, userNames.store_admin));
  return user?.id ?? '';
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
