import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideInlineEdit } from '#application/products/inline-edit.actors';
import type { InlineField } from '#domain/products/product-numbers';
import { bowl, inlineEditTestModel } from '../support/machine-models/inline-edit.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createInlineEditNodeDriver } from '../support/node-drivers/inline-edit.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';

describeMachine(inlineEditTestModel, createInlineEditNodeDriver);

describe('a figure changed in the list', () => {
  it('is sent once with the revision it was read at, however often Enter is pressed', async () => {
    const { edit, sent } = await editing('price');
    edit.send({ type: 'value.save', value: 14_900 });
    edit.send({ type: 'value.save', value: 14_900 });
    await settle();
    expect(sent()).toEqual([{ body: { price: 14_900 }, revision: '"4"', key: 'edit-1-4-14900' }]);
  });

  it('tells pieces as those that come or go, so that what orders reserve meanwhile stays so', async () => {
    const { edit, sent } = await editing('quantity');
    edit.send({ type: 'value.save', value: 12 });
    expect(sent()).toEqual([{ body: { stockAdjustment: 9 }, revision: '"4"', key: 'edit-1-4-12' }]);
  });

  it('is repeated under its key where the answer got lost', async () => {
    const { edit, sent, transport } = await editing('price');
    edit.send({ type: 'value.save', value: 14_900 });
    transport.refuse(url, problemOf(0, 'network'));
    await settle();
    edit.send({ type: 'value.save', value: 14_900 });
    expect(sent().map(({ key }) => key)).toEqual(['edit-1-4-14900', 'edit-1-4-14900']);
  });

  it('goes on from a colleague’s change of something else', async () => {
    const { edit, sent, transport } = await editing('price');
    edit.send({ type: 'value.save', value: 14_900 });
    transport.refuse(
      url,
      problemOf(412, 'stale_revision', { current: { ...bowl, revision: 7, quantity: 1 } }),
    );
    await settle();
    expect(sent().map(({ revision }) => revision)).toEqual(['"4"', '"7"']);
  });

  it('goes on from what the list brings meanwhile of something else', async () => {
    const { edit, sent } = await editing('price');
    edit.send({ type: 'product.changed', product: { ...bowl, revision: 7, quantity: 1 } });
    edit.send({ type: 'value.save', value: 14_900 });
    expect(sent().map(({ revision }) => revision)).toEqual(['"7"']);
  });

  it('is put over a colleague’s from his revision, and undone to his', async () => {
    const { edit, sent, transport } = await editing('price');
    edit.send({ type: 'value.save', value: 14_900 });
    transport.refuse(
      url,
      problemOf(412, 'stale_revision', { current: { ...bowl, revision: 7, price: 12_000 } }),
    );
    await settle();
    edit.send({ type: 'conflict.keep' });
    transport.accept(url, { ...bowl, revision: 8, price: 14_900 });
    await settle();
    edit.send({ type: 'change.undo' });
    expect(sent().slice(1)).toEqual([
      { body: { price: 14_900 }, revision: '"7"', key: 'edit-1-7-14900' },
      { body: { price: 12_000 }, revision: '"8"', key: 'edit-1-8-12000' },
    ]);
  });
});

const url = '/api/store/product/prd_1';

/** A figure of the bowl whose field is open, and what was sent of it. */
async function editing(field: InlineField) {
  const { application, transport } = composeTestApp();
  const input = { editId: 'edit-1', field, product: bowl };
  const edit = createActor(application.provide(provideInlineEdit), { input }).start();
  edit.send({ type: 'edit.begin' });
  const sent = () =>
    transport.sent.map(({ body, headers }) => ({
      body,
      revision: headers?.['If-Match'],
      key: headers?.['Idempotency-Key'],
    }));
  return { edit, sent, transport };
}
