import { expect, test } from 'vitest';
import { isEmail, isUserName, phoneNumberOf } from './user-fields';

test.each([
  ['0661 42 03 18', '+212661420318'],
  ['05.22.12.34.56', '+212522123456'],
  ['+212 661-420-318', '+212661420318'],
  ['00212 (0)661420318', '+212661420318'],
  ['+33 1 23 45 67 89', '+33123456789'],
  ['0161420318', null],
  ['1234', null],
  ['+2126614203181234', null],
  ['call me', null],
  ['', null],
])('the phone number "%s" is read as %j', (text, number) => {
  expect(phoneNumberOf(text)).toBe(number);
});

test.each([
  ['salma@exemple.ma', true],
  ['salma.bennani+boutique@exemple.co.ma', true],
  ['salma@exemple', false],
  ['salma', false],
  ['salma@exemple.ma\nbcc: x@y.z', false],
  ['"salma"@exemple.ma', false],
  ['salma@exemple.ma, autre@exemple.ma', false],
])('"%s" is an address: %j', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test.each([
  ['salma', true],
  ['سلمى.بناني', true],
  ['salma@exemple.ma', true],
  ['s', false],
  ['salma bennani', false],
  ['salma​', false],
])('"%s" is a user name: %j', (text, expected) => {
  expect(isUserName(text)).toBe(expected);
});
