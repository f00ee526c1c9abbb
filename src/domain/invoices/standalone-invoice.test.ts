import { describe, expect, it } from 'vitest';
import { invoiceLine } from './invoice-lines';
import { issueErrors, standaloneClientSchema } from './standalone-invoice';

describe('a draft without an order', () => {
  const client = { name: 'Riad Zitoun', address: 'Fès' };
  const lines = [invoiceLine({ label: 'Atelier', quantity: 1, unitPrice: 1200, taxRate: 0.2 })];

  it('is issued once it says for whom, and charges something', () => {
    expect(issueErrors({ client, lines })).toEqual({});
  });

  it('says at each field what it lacks', () => {
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
])('a client written out with %j is judged: %j', (fields, faults) => {
  const client = { name: 'Riad Zitoun', ice: '', address: 'Fès', email: '', ...fields };
  const { error } = standaloneClientSchema.safeParse({ client });
  expect((error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual(
    faults,
  );
});
