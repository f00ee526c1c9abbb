import { expect, test } from 'vitest';
import { allHandlers } from '../../../server/handlers';
import { readContract } from '../../../server/http/contract';
import { partialContract } from '../support/partial-contract';
import { startTestServer } from '../support/test-server';

test('The server does not start when an operation has no handler', async () => {
  const start = startTestServer({
    seed: false,
    // @ts-expect-error A table without two operations does not compile either.
    handlers: (context) => {
      const { listOrders: _left, getCurrentUser: _out, ...handlers } = allHandlers(context);
      return handlers;
    },
  });
  await expect(start).rejects.toThrow('operations without a handler: getCurrentUser, listOrders');
});

test('The server does not start when a handler has no operation', async () => {
  const start = startTestServer({ seed: false, contract: partialContract('getCurrentUser') });
  await expect(start).rejects.toThrow(/handlers without an operation: .*createToken/);
});

test('The server does not start when an operation requires an unknown permission', async () => {
  const contract = structuredClone(readContract());
  Object.assign(contract.paths['/api/store/orders/']?.get ?? {}, { 'x-permission': 'orders.sea' });
  const start = startTestServer({ seed: false, contract });
  await expect(start).rejects.toThrow('listOrders asks for the permission "orders.sea"');
});
