import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address';

describe('Public addresses', () => {
  it.each(['1.1.1.1', '196.200.131.10', '172.32.0.1', '2606:4700:4700::1111', '2a02:26f0::1'])(
    '%s is a public address',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    '',
    'localhost',
    '127.1',
    '0x7f000001',
    '2130706433',
    '017700000001',
  ])('%s is not a public address', (address) => expect(isPublicAddress(address)).toBe(false));
});
