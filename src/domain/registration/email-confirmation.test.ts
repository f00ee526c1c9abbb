import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { describe, expect, it, test } from 'vitest';
import { codeError, nextMailAt, normalizeCode, RESEND_WAIT_MS } from './email-confirmation';

const NOW = Date.UTC(2026, 10, 25);

describe('Mails that confirm an e-mail address', () => {
  it('The first mail may be sent at once, the second a minute later', () => {
    expect(nextMailAt({ lastToUser: null, toAddress: [] })).toBe(0);
    expect(nextMailAt({ lastToUser: NOW, toAddress: [NOW] })).toBe(NOW + RESEND_WAIT_MS);
  });

  it('An address gets five mails an hour, whoever asks for them', () => {
    const toAddress = [4, 1, 3, 2, 5].map((minute) => NOW + minute * 60_000);
    expect(nextMailAt({ lastToUser: null, toAddress: toAddress.slice(1) })).toBe(0);
    expect(nextMailAt({ lastToUser: null, toAddress })).toBe(NOW + 60_000 + millisecondsInHour);
  });

  it('An address gets ten mails a day', () => {
    const toAddress = Array.from(
      { length: 10 },
      (_, index) => NOW + index * 2 * millisecondsInHour,
    );
    expect(nextMailAt({ lastToUser: null, toAddress })).toBe(NOW + millisecondsInDay);
  });
});

test.each([
  ['123456', '123456', undefined],
  [' 123 456 ', '123456', undefined],
  ['١٢٣-٤٥٦', '123456', undefined],
  ['۱۲۳۴۵۶', '123456', undefined],
  ['', '', 'required'],
  ['12345', '12345', 'code_incomplete'],
  ['1234567', '1234567', 'code_incomplete'],
  ['12345a', '12345a', 'code_incomplete'],
])('The code "%s" is read as "%s", with the error %s', (text, code, error) => {
  expect([normalizeCode(text), codeError(text)]).toEqual([code, error]);
});
