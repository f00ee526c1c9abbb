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

describe('Figure edited in the list', () => {
  it('The inline edit machine sends a figure once with its revision, even if saved twice', async () => {
    const { edit, sent } = await editing('price');
    edit.send({ type: 'value.save', value: 14_900 });
    edit.send({ type: 'value.save', value: 14_900 });
    await settle();
    expect(sent()).toEqual([{ body: { price: 14_900 }, revision: '"4"', key: 'edit-1-4-14900' }]);
  });

  it('The inline edit machine sends pieces as a difference, so that reserved stock is not affected', async () => {
    const { edit, sent } = await editing('quantity');
    edit.send({ type: 'value.save', value: 12 });
    expect(sent()).toEqual([{ body: { stockAdjustment: 9 }, revision: '"4"', key: 'edit-1-4-12' }]);
  });

  it('The inline edit machine repeats a save without an answer under the same key', async () => {
    const { edit, sent, transport } = await editing('price');
    edit.send({ type: 'value.save', value: 14_900 });
    transport.refuse(url, problemOf(0, 'network'));
    await settle();
    edit.send({ type: 'value.save', value: 14_900 });
    expect(sent().map(({ key }) => key)).toEqual(['edit-1-4-14900', 'edit-1-4-14900']);
  });

  it("The inline edit machine repeats a save after a colleague's change of another field", async () => {
    const { edit, sent, transport } = await editing('price');
    edit.send({ type: 'value.save', value: 14_900 });
    transport.refuse(
      url,
      problemOf(412, 'stale_revision', { current: { ...bowl, revision: 7, quantity: 1 } }),
    );
    await settle();
    expect(sent().map(({ revision }) => revision)).toEqual(['"4"', '"7"']);
  });

  it('The inline edit machine uses the newest revision of the list after a change of another field', async () => {
    const { edit, sent } = await editing('price');
    edit.send({ type: 'product.changed', product: { ...bowl, revision: 7, quantity: 1 } });
    edit.send({ type: 'value.save', value: 14_900 });
    expect(sent().map(({ revision }) => revision)).toEqual(['"7"']);
  });

  it("The inline edit machine can overwrite a colleague's value, and undo to that value", async () => {
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

/** Opens the field of a figure of the bowl, and collects the sent requests. */
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
