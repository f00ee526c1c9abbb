import { describe, expect, it } from 'vitest';
import { clientAddressIn, clientNetworkIn } from './client-network';

describe('Network of a client', () => {
  it.each([
    ['196.200.131.10', '196.200.131.10'],
    ['196.200.131.10:51324', '196.200.131.10'],
    ['::ffff:196.200.131.10', '196.200.131.10'],
    ['::FFFF:c4c8:830a', '196.200.131.10'],
    ['0:0:0:0:0:ffff:c4c8:830a', '196.200.131.10'],
    ['[::ffff:196.200.131.10]:443', '196.200.131.10'],
    ['::ffff:0:196.200.131.10', '196.200.131.10'],
    ['64:ff9b::196.200.131.10', '196.200.131.10'],
    ['64:ff9b::c4c8:830a', '196.200.131.10'],
    ['64:ff9b:1:7::c4c8:830a', '196.200.131.10'],
    ['2002:c4c8:830a::1', '196.200.131.10'],
    ['2002:c4c8:830a:ffff:1:2:3:4', '196.200.131.10'],
    ['2001:0:53aa:64c:0:fbfe:3b37:7cf5', '196.200.131.10'],
    ['2a02:26f0:1:2:3:4:5:6', '2a02:26f0:1:2::/64'],
    ['2A02:26F0:0001:0002::9', '2a02:26f0:1:2::/64'],
    ['[2a02:26f0:1:2::9]', '2a02:26f0:1:2::/64'],
    ['2a02:26f0:1:2:0:0:10.0.0.1', '2a02:26f0:1:2::/64'],
    ['2a02:26f0::9', '2a02:26f0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80::2%2', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is counted as %s', (address, network) => {
    expect(clientNetworkIn(address)).toBe(network);
  });

  it.each(['', 'unknown', '_hidden', '1.2.3', '1.2.3.4.5', '010.0.0.1', '::g', 'a'.repeat(5000)])(
    'The text %j is no network',
    (text) => expect([clientNetworkIn(text), clientAddressIn(text)]).toEqual([null, null]),
  );
});

it.each([
  ['::ffff:7f00:1', '127.0.0.1'],
  ['10.0.0.1:80', '10.0.0.1'],
  ['FE80::1%eth0', 'fe80::1'],
  ['2a02:26f0::9', '2a02:26f0::9'],
])('The address in %s is %s', (text, address) => expect(clientAddressIn(text)).toBe(address));
