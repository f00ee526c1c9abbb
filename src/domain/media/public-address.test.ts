import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicWebAddress } from './public-address';

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

describe('Public web addresses', () => {
  it.each([
    'https://images.example/x.jpg',
    'http://a.ma:8080/1.jpg?v=1,2',
    'https://1.1.1.1/1.jpg',
    'https://[2606:4700:4700::1111]/1.jpg',
    'https://localhost.example/1.jpg',
    'https://ar.wikipedia.org/قفطان.jpg',
    'https://متجر.المغرب/1.jpg',
  ])('%s is a public web address', (address) => expect(isPublicWebAddress(address)).toBe(true));

  it.each([
    'http://localhost/1.jpg',
    'http://localhost./1.jpg',
    'http://shop.localhost/1.jpg',
    'http://nas.local/1.jpg',
    'http://NAS.LOCAL./1.jpg',
    'http://box.lan/1.jpg',
    'http://metadata.google.internal/1.jpg',
    'http://router.home.arpa/1.jpg',
    'http://serveur/1.jpg',
    'http://127.0.0.1/1.jpg',
    'http://127.1/1.jpg',
    'http://2130706433/1.jpg',
    'http://0x7f000001/1.jpg',
    'http://0x7f.1/1.jpg',
    'http://017700000001/1.jpg',
    'http://0177.0.0.1/1.jpg',
    'http://\uff11\uff12\uff17.0.0.1/1.jpg',
    'http://127.0.0.1./1.jpg',
    'http://10.0.0.8/1.jpg',
    'http://172.20.1.1/1.jpg',
    'http://192.168.1.20/1.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/1.jpg',
    'http://[::ffff:127.0.0.1]/1.jpg',
    'http://[fd00::8]/1.jpg',
    'http://[fe80::1]/1.jpg',
    'https://user:secret@images.example/1.jpg',
    'https://user@images.example/1.jpg',
    'https://:secret@images.example/1.jpg',
    'ftp://images.example/1.jpg',
    'file:///etc/passwd',
    'http://',
    'images.example/1.jpg',
  ])('%s is not a public web address', (address) =>
    expect(isPublicWebAddress(address)).toBe(false),
  );
});
