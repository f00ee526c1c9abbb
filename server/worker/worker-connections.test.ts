import { expect, test } from 'vitest';
import { openWorkerConnections } from './worker-connections';

test('A request for a connection fails after the connections were destroyed, and its release does nothing', () => {
  const { pool, destroy } = openWorkerConnections('postgresql://localhost:1/nothing', 1);
  destroy();
  destroy();
  const outcomes: unknown[] = [];
  pool.connect((error, client, release) => {
    // graphile-worker releases what it has asked for, also where it got nothing.
    release();
    release();
    outcomes.push(error, client);
  });
  expect(outcomes).toEqual([expect.any(Error), undefined]);
});
