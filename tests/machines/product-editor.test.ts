import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { EditedRecord, FormValues } from '#application/editing/edited-record';
import { provideProductEditor } from '#application/products/product-editor.actors';
import { NEW_PRODUCT, productRecord } from '#application/products/product-form-values';
import { aFullProduct } from '../support/builders/full-product';
import { productEditorTestModel } from '../support/machine-models/product-editor.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createProductEditorNodeDriver } from '../support/node-drivers/product-editor.driver';
import { composeTestApp, settle, type TestApp } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';

describeMachine(productEditorTestModel, createProductEditorNodeDriver);

const productUrl = '/api/store/product/prd_1';
const createUrl = '/api/store/product/create';

async function edit(record: EditedRecord, formId = 'form', app = composeTestApp()) {
  const draftKey = { subject: 'product', recordId: record.id ?? 'new', userId: 'usr_1' };
  const input = { draftKey, record, formId };
  const machine = app.application.provide(provideProductEditor);
  const actor = createActor(machine, { input }).start();
  await settle();
  const save = async (changes: FormValues, aim: 'draft' | 'complete' | 'submit' = 'draft') => {
    const { values } = actor.getSnapshot().context.record;
    const attempt = { values: { ...values, ...changes }, changes };
    actor.send({ type: 'record.save', aim, attempt });
    await settle();
  };
  const kept = () => app.drafts.read(draftKey);
  return { ...app, app, actor, save, kept };
}

describe('Product editor', () => {
  it('The product editor machine creates a product once, even if saved twice, and deletes its draft', async () => {
    const { actor, save, transport, kept } = await edit(NEW_PRODUCT);
    const typed = { code: 'BOL-1', nameAr: 'زلافة', price: 13_500 };
    await save(typed);
    await save(typed);
    expect(transport.sent.map(({ url, body }) => ({ url, body }))).toEqual([
      {
        url: createUrl,
        body: {
          code: 'BOL-1',
          nameAr: 'زلافة',
          price: 13_500,
          productType: 'simple',
          lowStockThreshold: 5,
          stockPolicy: 'counted',
          attributes: [],
          mediaIds: [],
          saveAs: 'draft',
        },
      },
    ]);
    transport.accept(createUrl, { ...aFullProduct() });
    await settle();
    expect(actor.getSnapshot().context.record.id).toBe('prd_1');
    expect(await kept()).toBeNull();
  });

  it('The product editor machine repeats a lost save under the same key, and a changed one under another', async () => {
    const { save, transport, kept } = await edit(productRecord(aFullProduct()));
    const lose = async () => {
      transport.refuse(productUrl, problemOf(0, 'network'));
      await settle();
    };
    await save({ name: 'Bol bleu' });
    await lose();
    expect((await kept())?.values).toEqual({ name: 'Bol bleu' });
    await save({ name: 'Bol bleu' });
    await lose();
    await save({ name: 'Bol vert' });
    expect(keysOf({ transport })).toEqual(['form-1', 'form-1', 'form-2']);
  });

  it('The product editor machine repeats a lost creation under the same key after a reload', async () => {
    const typed = { code: 'BOL-1', nameAr: 'زلافة', price: 13_500 };
    const first = await edit(NEW_PRODUCT);
    await first.save(typed, 'complete');
    first.transport.refuse(createUrl, problemOf(0, 'network'));
    await settle();
    first.actor.send({ type: 'draft.keep', changes: typed });
    await settle();
    first.actor.stop();
    const again = await edit(NEW_PRODUCT, 'reloaded', first.app);
    await again.save(typed, 'complete');
    expect(keysOf(again)).toEqual(['form-1', 'form-1']);
  });

  it('The product editor machine uses a new key after a reload for other values or another kind of save', async () => {
    const typed = { code: 'BOL-1', nameAr: 'زلافة' };
    const first = await edit(NEW_PRODUCT);
    await first.save(typed, 'complete');
    first.actor.stop();
    const second = await edit(NEW_PRODUCT, 'second', first.app);
    await second.save(typed, 'draft');
    second.actor.stop();
    const third = await edit(NEW_PRODUCT, 'third', first.app);
    await third.save({ ...typed, code: 'BOL-2' }, 'draft');
    expect(keysOf(third)).toEqual(['form-1', 'second-1', 'third-1']);
  });

  it('The product editor machine saves a product as complete before it submits it', async () => {
    const { actor, save, transport } = await edit(productRecord(aFullProduct()));
    await save({ name: 'Bol bleu' }, 'submit');
    transport.accept(productUrl, { ...aFullProduct({ name: 'Bol bleu', revision: 4 }) });
    await settle();
    const submitted = aFullProduct({ name: 'Bol bleu', revision: 5 });
    transport.accept(`${productUrl}/submit`, { ...submitted });
    await settle();
    expect(transport.sent.map(({ url, body }) => ({ url, body }))).toEqual([
      { url: productUrl, body: { name: 'Bol bleu', saveAs: 'complete' } },
      { url: `${productUrl}/submit`, body: undefined },
    ]);
    expect(actor.getSnapshot().context.record.revision).toBe(5);
  });
});

/** The idempotency keys of the sent saves. */
function keysOf({ transport }: Pick<TestApp, 'transport'>) {
  return transport.sent.map(({ headers }) => headers?.['Idempotency-Key']);
}
