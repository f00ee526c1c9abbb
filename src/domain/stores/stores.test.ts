import { describe, expect, test } from 'vitest';
import { webLinkError } from '../network/web-link';
import { isIce, isRce, isRib, isZipcode } from './moroccan-identifiers';
import { availabilityErrors, DEFAULT_AVAILABILITY, sortedAvailability } from './store-availability';
import { logoError, MAX_LOGO_BYTES } from './store-logo';
import { permissionsOfChange, storeChangeErrors } from './store-settings';

const REGION_OF_CITY = new Map([['cty_fes', 'Fès-Meknès']]);

describe('Identifiers', () => {
  test('An identifier has exactly its number of digits', () => {
    expect(['001984563000047'].every(isIce)).toBe(true);
    expect(['00198456300004', '0019845630000470', '00198456300004a', ''].some(isIce)).toBe(false);
    expect(['1', '48213', '1234567890'].every(isRce)).toBe(true);
    expect(['', '0', '048213', '12345678901', '48 213'].some(isRce)).toBe(false);
    expect(['10000', '30110', '94153'].every(isZipcode)).toBe(true);
    expect(['', '01234', '3011', '301100', '٣٠١١٠'].some(isZipcode)).toBe(false);
  });

  test('The key of a bank account detects every single wrong digit', () => {
    const rib = '007270000123456789012390';
    expect(isRib(rib)).toBe(true);
    for (let place = 0; place < rib.length; place += 1) {
      const digit = (Number(rib[place]) + 1) % 10;
      expect(isRib(rib.slice(0, place) + digit + rib.slice(place + 1))).toBe(false);
    }
    expect([rib.slice(1), `${rib}0`, `${rib.slice(0, 23)}x`].some(isRib)).toBe(false);
  });
});

describe('Logo', () => {
  const PNG =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const jpegOf = (bytes: number) =>
    `data:image/jpeg;base64,${btoa(`\xff\xd8\xff${'\0'.repeat(bytes - 3)}`)}`;

  test('A logo is validated by its first bytes as well as by its declared type', () => {
    expect(logoError(`data:image/png;base64,${PNG}`)).toBeUndefined();
    expect(logoError(`data:image/webp;base64,${btoa('RIFF\x10\0\0\0WEBPVP8 ')}`)).toBeUndefined();
    expect(logoError(`data:image/jpeg;base64,${PNG}`)).toBe('invalid_image');
    expect(logoError(`data:image/webp;base64,${btoa('RIFF\x10\0\0\0WAVEfmt ')}`)).toBe(
      'invalid_image',
    );
    expect(logoError('data:image/svg+xml;base64,PHN2Zy8+')).toBe('invalid_image');
    expect(logoError('data:image/png;base64,iVB')).toBe('invalid_image');
    expect(logoError(PNG)).toBe('invalid_image');
    expect(logoError('')).toBe('required');
  });

  test('A logo has at most one megabyte, exact to the byte', () => {
    for (const padding of [0, 1, 2]) {
      expect(logoError(jpegOf(MAX_LOGO_BYTES - padding))).toBeUndefined();
    }
    expect(logoError(jpegOf(MAX_LOGO_BYTES + 1))).toBe('too_large');
  });
});

test('A web link is an http or https address with a public host and no credentials', () => {
  const right = ['https://exemple.ma', 'http://www.exemple.ma/a?b=c#d', 'HTTPS://exemple.ma/é'];
  expect(right.map(webLinkError)).toEqual(right.map(() => null));
  const wrong = [
    '',
    'exemple.ma',
    '//exemple.ma',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://exemple.ma',
    'https:exemple.ma',
    'https://',
    'https://a:b@exemple.ma',
    'https://ex emple.ma',
    ' https://exemple.ma',
    'https:\\\\exemple.ma',
    'jAvAsCrIpT://exemple.ma/%0aalert(1)',
  ];
  expect(wrong.map(webLinkError)).toEqual(wrong.map(() => 'invalid_link'));
  const local = ['https://localhost', 'http://192.168.1.1/', 'http://[::1]/', 'http://nas.local/'];
  expect(local.map(webLinkError)).toEqual(local.map(() => 'local_address'));
});

describe('Change of settings', () => {
  test('A change of settings requires the permission for each kind of setting in it', () => {
    expect(permissionsOfChange({ shipping: { rules: [] } })).toEqual(['store.operations.edit']);
    expect(permissionsOfChange({ ice: null })).toEqual(['store.identity.edit']);
    expect(permissionsOfChange({ name: 'A', socialLinks: {} })).toEqual([
      'store.operations.edit',
      'store.identity.edit',
    ]);
  });

  test('A change of general settings requires a logo, and other changes do not', () => {
    const without = { hasLogo: false, regionOfCity: REGION_OF_CITY };
    expect(storeChangeErrors({ name: 'Atelier' }, without)).toEqual({ logo: ['required'] });
    expect(storeChangeErrors({ name: 'Atelier' }, { ...without, hasLogo: true })).toEqual({});
    expect(storeChangeErrors({ ice: '001984563000047' }, without)).toEqual({});
    expect(storeChangeErrors({ socialLinks: { website: 'https://exemple.ma' } }, without)).toEqual(
      {},
    );
  });

  test('A change may clear optional settings, but not the name or the enterprise', () => {
    const standing = { hasLogo: true, regionOfCity: REGION_OF_CITY };
    const empty = { email: null, phone: '', zipcode: ' ', ice: null, rce: null };
    expect(storeChangeErrors(empty, standing)).toEqual({});
    expect(storeChangeErrors({ enterprise: ' ', name: '\t' }, standing)).toEqual({
      enterprise: ['required'],
      name: ['required'],
    });
  });
});

describe('Availability', () => {
  const monday = (opens: string, closes: string) => ({ day: 'monday' as const, opens, closes });
  const of = (...weekly: ReturnType<typeof monday>[]) => ({ ...DEFAULT_AVAILABILITY, weekly });

  test('The default availability is valid and sorted', () => {
    expect(availabilityErrors(DEFAULT_AVAILABILITY)).toEqual({});
    expect(sortedAvailability(DEFAULT_AVAILABILITY)).toEqual(DEFAULT_AVAILABILITY);
  });

  test('Opening hours of a day may touch, but must not overlap or be empty', () => {
    expect(availabilityErrors(of(monday('09:00', '12:00'), monday('12:00', '18:00')))).toEqual({});
    expect(availabilityErrors(of(monday('09:00', '12:01'), monday('12:00', '18:00')))).toEqual({
      'weekly.1.opens': ['overlapping'],
    });
    expect(availabilityErrors(of(monday('09:00', '09:00')))).toEqual({
      'weekly.0.closes': ['period_reversed'],
    });
  });
});
