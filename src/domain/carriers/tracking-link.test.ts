import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trackingAddressError, trackingLink } from './tracking-link';

const ADDRESS = 'https://suivi.amana.ma/colis/{number}?langue=fr';

describe('Tracking address', () => {
  test.each([
    ADDRESS,
    'https://amana.ma/?code={number}',
    'https://amana.ma/#/suivi/{number}',
    'HTTPS://AMANA.MA/{number}',
    'https://amana.ma:8443/{number}/{number}',
  ])('The address %j is a tracking address', (address) => {
    expect(trackingAddressError(address)).toBeNull();
  });

  test.each([
    ['', 'invalid_tracking_address'],
    ['{number}', 'invalid_tracking_address'],
    ['amana.ma/{number}', 'invalid_tracking_address'],
    ['http://amana.ma/{number}', 'invalid_tracking_address'],
    ['javascript:alert({number})', 'invalid_tracking_address'],
    ['data:text/html,{number}', 'invalid_tracking_address'],
    [' https://amana.ma/{number}', 'invalid_tracking_address'],
    ['https://amana.ma/suivi {number}', 'invalid_tracking_address'],
    ['https://amana.ma\\{number}', 'invalid_tracking_address'],
    ['https://moi:secret@amana.ma/{number}', 'invalid_tracking_address'],
    ['https://localhost/{number}', 'local_address'],
    ['https://suivi.localhost./{number}', 'local_address'],
    ['https://127.1/{number}', 'local_address'],
    ['https://2130706433/{number}', 'local_address'],
    ['https://0x7f.1/{number}', 'local_address'],
    ['https://0177.0.0.1/{number}', 'local_address'],
    ['https://\uff11\uff12\uff17.0.0.1/{number}', 'local_address'],
    ['https://[::1]:8443/{number}', 'local_address'],
    ['https://[fd00::8]/{number}', 'local_address'],
    ['https://[fe80::1]/{number}', 'local_address'],
    ['https://[::ffff:10.0.0.8]/{number}', 'local_address'],
    ['https://169.254.169.254/{number}', 'local_address'],
    ['https://10.0.0.8/{number}', 'local_address'],
    ['https://172.16.0.1/{number}', 'local_address'],
    ['https://192.168.1.1/{number}', 'local_address'],
    ['https://100.64.0.1/{number}', 'local_address'],
    ['https://0.0.0.0/{number}', 'local_address'],
    ['https://imprimante.local/{number}', 'local_address'],
    ['https://suivi.internal/{number}', 'local_address'],
    ['https://serveur/{number}', 'local_address'],
    ['https://127.0.0.{number}/', 'invalid_tracking_address'],
    ['https://{number}.amana.ma/', 'invalid_tracking_address'],
    ['https://amana.{number}/', 'invalid_tracking_address'],
    ['https://amana.ma:{number}/', 'invalid_tracking_address'],
    ['https://{number}@amana.ma/', 'invalid_tracking_address'],
    ['https://amana.ma/suivi', 'tracking_number_missing'],
    ['https://amana.ma/{numero}', 'tracking_number_missing'],
  ])('The address %j is refused: %s', (address, error) => {
    expect(trackingAddressError(address)).toBe(error);
  });
});

describe('Tracking link', () => {
  test('A tracking link contains the encoded number wherever the address has its mark', () => {
    expect(trackingLink(ADDRESS, ' AM 123/45&é ')).toBe(
      'https://suivi.amana.ma/colis/AM%20123%2F45%26%C3%A9?langue=fr',
    );
    expect(trackingLink('https://amana.ma/{number}#{number}', '$&')).toBe(
      'https://amana.ma/%24%26#%24%26',
    );
  });

  test.each([
    [null, 'AM1'],
    [ADDRESS, null],
    [ADDRESS, '  '],
    ['javascript:alert({number})', 'AM1'],
    ['https://amana.ma/suivi', 'AM1'],
  ])('There is no tracking link of %j for %j', (address, number) => {
    expect(trackingLink(address, number)).toBeNull();
  });

  test('No number leads to another host or loses a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (number) => {
        const link = trackingLink('https://amana.ma/?code={number}', number);
        const url = new URL(link ?? 'https://amana.ma/?code=');
        expect([url.origin, url.hash]).toEqual(['https://amana.ma', '']);
        expect(url.searchParams.get('code')).toBe(number.trim());
        expect(link === null).toBe(number.trim() === '');
      }),
    );
  });

  test('Half a character of a number is left out', () => {
    expect(trackingLink('https://amana.ma/{number}', 'A\ud800B')).toBe('https://amana.ma/AB');
  });
});
