import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideInvoiceEditor } from '#application/invoices/invoice-editor.actors';
import { invoiceRecord } from '#application/invoices/invoice-values';
import { anInvoice } from '../support/builders/invoice';
import { invoiceEditorTestModel } from '../support/machine-models/invoice-editor.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createInvoiceEditorNodeDriver } from '../support/node-drivers/invoice-editor.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';

describeMachine(invoiceEditorTestModel, createInvoiceEditorNodeDriver);

const url = '/api/store/invoices/inv_1';

describe('Issuing a draft invoice', () => {
  it('The invoice editor machine saves the typed values before it issues the invoice', async () => {
    const { actor, transport, issue } = await open();
    await issue({
      client: { name: 'Riad Zitoun SARL', ice: '', address: 'Fès', email: '' },
      note: ' ',
    });
    transport.accept(url, { ...anInvoice('draft', { revision: 4 }) });
    await settle();
    transport.accept(`${url}/issue`, { ...anInvoice('issued', { revision: 5 }) });
    await settle();
    const sent = transport.sent.map(({ url: at, headers, body }) => [
      at,
      headers?.['If-Match'],
      body,
    ]);
    expect(sent).toEqual([
      [
        url,
        '"3"',
        {
          client: { name: 'Riad Zitoun SARL', ice: null, address: 'Fès', email: null },
          note: null,
        },
      ],
      [`${url}/issue`, undefined, {}],
    ]);
    expect(actor.getSnapshot().matches('issued')).toBe(true);
  });

  it('The invoice editor machine treats an invoice that is already issued as issued', async () => {
    const { actor, transport, issue } = await open();
    await issue({});
    const current = { ...anInvoice('issued', { revision: 5 }) };
    transport.refuse(`${url}/issue`, problemOf(409, 'action_not_allowed', { current }));
    await settle();
    expect(actor.getSnapshot().matches('issued')).toBe(true);
  });

  it('The invoice editor machine shows a refusal when the invoice is still a draft after a refused issue', async () => {
    const { actor, transport, issue } = await open();
    await issue({});
    const current = { ...anInvoice('draft', { revision: 5 }) };
    transport.refuse(`${url}/issue`, problemOf(409, 'action_not_allowed', { current }));
    await settle();
    expect(actor.getSnapshot().matches({ editing: 'refused' })).toBe(true);
  });
});

async function open() {
  const app = composeTestApp();
  const record = invoiceRecord(anInvoice('draft'), 'fr');
  const draftKey = { subject: 'invoice', recordId: 'inv_1', userId: 'usr_1' };
  const machine = app.application.provide(provideInvoiceEditor);
  const actor = createActor(machine, { input: { draftKey, record } }).start();
  await settle();
  const issue = async (changes: object) => {
    const attempt = { values: { ...record.values, ...changes }, changes: { ...changes } };
    actor.send({ type: 'invoice.issue', attempt });
    actor.send({ type: 'issue.confirm' });
    await settle();
  };
  return { ...app, actor, issue };
}
