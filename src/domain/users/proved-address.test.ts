import { describe, expect, test } from 'vitest';
import {
  type AddressHolder,
  isAddressProved,
  ownsUserName,
  userNameError,
  userNameKeyOf,
  withAddress,
} from './proved-address';

const at = new Date('2026-11-25T10:00:00Z');
const rim: AddressHolder = { userName: 'rim', email: 'rim@exemple.ma', emailConfirmedAt: at };

test('An address is proved once its user has used a link or code that was sent to it', () => {
  expect(isAddressProved(rim)).toBe(true);
  expect(isAddressProved({ emailConfirmedAt: null })).toBe(false);
});

test.each([
  [' Rim ', 'rim'],
  ['ÉLODIE', 'élodie'],
  [' Rim@Exemple.MA ', 'rim@exemple.ma'],
  ['\u212Aarim@exemple.ma', '\u212Aarim@exemple.ma'],
])('The user name %j is compared as %j', (userName, key) => {
  expect(userNameKeyOf(userName)).toBe(key);
});

describe('A user name', () => {
  test.each([
    ['without @', {}, true],
    ['without @, with an address that is not proved', { emailConfirmedAt: null }, true],
    ['that is the proved address', { userName: 'Rim@exemple.ma' }, true],
    [
      'that is an address not proved',
      { userName: 'rim@exemple.ma', emailConfirmedAt: null },
      false,
    ],
    ['that is an address of others', { userName: 'hind@exemple.ma' }, false],
    [
      'with the Kelvin sign in place of k',
      { userName: '\u212A@exemple.ma', email: 'k@exemple.ma' },
      false,
    ],
  ])('belongs to its user alone or not: %s', (_which, change, isOwned) => {
    expect(ownsUserName({ ...rim, ...change })).toBe(isOwned);
  });

  test.each([
    [{}, undefined],
    [{ userName: 'RIM@exemple.ma' }, undefined],
    [{ userName: "o'brien@exemple.ma", email: "o'brien@exemple.ma" }, undefined],
    [{ userName: 'hind@exemple.ma' }, 'not_own_address'],
    [{ userName: '@rim' }, 'not_own_address'],
    [{ userName: 'rim@exemple.ma.' }, 'not_own_address'],
    [{ userName: 'ｒim@exemple.ma' }, 'not_own_address'],
    [{ userName: 'rim＠exemple.ma' }, 'invalid_user_name'],
    [{ userName: 'rim@exemple.ma\u200b' }, 'invalid_user_name'],
    [{ userName: 'rim fassi' }, 'invalid_user_name'],
  ])('is checked with the address of its user: %j gets %j', (change, error) => {
    expect(userNameError({ ...rim, ...change })).toBe(error);
  });
});

describe('A changed address', () => {
  test('is not proved', () => {
    expect(withAddress(rim, 'hind@exemple.ma')).toEqual({
      userName: 'rim',
      email: 'hind@exemple.ma',
      emailConfirmedAt: null,
    });
  });

  test('stays proved in another spelling', () => {
    expect(withAddress(rim, 'Rim@Exemple.ma')).toEqual({ ...rim, email: 'Rim@Exemple.ma' });
  });

  test('is also the user name where the old one was', () => {
    const before = { ...rim, userName: 'Rim@exemple.ma' };
    expect(withAddress(before, 'hind@exemple.ma').userName).toBe('hind@exemple.ma');
  });
});
