import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  type CancelPiecesValues,
  cancelPiecesEditing,
} from '#application/orders/cancel-pieces-editing';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';

const url = '/api/store/order/ord_1/cancellation/create';

it('The pieces cancellation machine sends the chosen pieces, the reason and the restocking', async () => {
  const { save, transport } = await begin();
  await save({ ...wanted, note: '  Plus de stock. ' });
  expect(transport.sent[0]?.body).toEqual({
    items: [{ orderItemId: 'oit_1', quantity: 2 }],
    reasonCode: 'out_of_stock',
    restock: false,
    note: 'Plus de stock.',
  });
});

it('The pieces cancellation machine repeats a request without an answer under the same key', async () => {
  const { save, transport } = await begin();
  await save(wanted);
  transport.refuse(url, problemOf(0, 'network'));
  await settle();
  await save(wanted);
  const [first, again] = transport.sent;
  expect(first?.headers?.['Idempotency-Key']).toMatch(/^run-[a-z0-9]+$/);
  expect(again).toEqual(first);
});

it('The pieces cancellation machine uses another key for a different request', async () => {
  const { save, transport } = await begin();
  await save(wanted);
  transport.refuse(url, problemOf(0, 'network'));
  await settle();
  await save({ ...wanted, restock: true });
  const [first, other] = transport.sent.map(({ headers }) => headers?.['Idempotency-Key']);
  expect(other).not.toBe(first);
});

const wanted: CancelPiecesValues = {
  items: [
    { orderItemId: 'oit_1', quantity: 2 },
    { orderItemId: 'oit_2', quantity: null },
    { orderItemId: 'oit_3', quantity: 0 },
  ],
  reasonCode: 'out_of_stock',
  restock: false,
  note: '',
};

async function begin() {
  const app = composeTestApp();
  const record = { id: 'ord_1', revision: null, values: { ...wanted, reasonCode: null } };
  const actor = createActor(app.application.provide(cancelPiecesEditing('run')), {
    input: { record, draftKey: null },
  }).start();
  await settle();
  const save = async (values: CancelPiecesValues) => {
    actor.send({ type: 'record.save', attempt: { values, changes: values } });
    await settle();
  };
  return { ...app, save };
}
