import { describe, expect, it } from 'vitest';
import { invoiceLine } from './invoice-lines';
import { issueErrors, standaloneClientSchema } from './standalone-invoice';

describe('Draft without an order', () => {
  const client = { name: 'Riad Zitoun', address: 'Fès' };
  const lines = [invoiceLine({ label: 'Atelier', quantity: 1, unitPrice: 1200, taxRate: 0.2 })];

  it('A draft can be issued once it has a client and a line', () => {
    expect(issueErrors({ client, lines })).toEqual({});
  });

  it('A draft that cannot be issued has an error at each missing field', () => {
    expect(issueErrors({ client: { name: ' ', address: '' }, lines: [] })).toEqual({
      'client.name': ['required'],
      'client.address': ['required'],
      lines: ['required'],
    });
  });
});

it.each([
  [{}, []],
  [{ ice: '001525713000083', email: ' a@b.ma ' }, []],
  [{ name: ' ' }, ['client.name required']],
  [{ address: '' }, ['client.address required']],
  [{ ice: '12' }, ['client.ice invalid_ice']],
  [{ email: 'a@b' }, ['client.email invalid_email']],
])('A client with %j has the errors %j', (fields, faults) => {
  const client = { name: 'Riad Zitoun', ice: '', address: 'Fès', email: '', ...fields };
  const { error } = standaloneClientSchema.safeParse({ client });
  expect((error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual(
    faults,
  );
});
