import { expect, it } from 'vitest';
import { rateLimitedNetwork } from './ip-rate-limit';

it.each([
  ['196.200.131.10', '196.200.131.10'],
  ['::ffff:196.200.131.10', '196.200.131.10'],
  ['2a02:26f0:1:2:3:4:5:6', '2a02:26f0:1:2'],
  ['2a02:26f0:1:2::9', '2a02:26f0:1:2'],
  ['2a02:26f0::9', '2a02:26f0:0:0'],
  ['::1', '0:0:0:0'],
])('The network of %s is counted as %s', (address, network) =>
  expect(rateLimitedNetwork(address)).toBe(network),
);
