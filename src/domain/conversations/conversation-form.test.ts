import { expect, test } from 'vitest';
import { bareSubject, snoozeError } from './conversation-form';

const NOW = new Date('2026-11-27T09:00:00Z');

test.each([
  ['2026-11-27T09:00:00Z', 'in_the_past'],
  ['2026-11-27T09:00:01Z', null],
  ['2027-11-27T09:00:00Z', null],
  ['2027-11-27T09:00:01Z', 'too_large'],
])('A conversation that is snoozed until %s has the error %j', (until, code) => {
  expect(snoozeError(new Date(until), NOW)).toBe(code);
});

test.each([
  ['Re: Tapis', 'Tapis'],
  ['RE : Fwd: TR: [2] Tapis', '[2] Tapis'],
  ['Re[2]: Tapis', 'Tapis'],
  ['رد: سجاد', 'سجاد'],
  ['Réponse: Tapis', 'Réponse: Tapis'],
  ['Remise: 10 %', 'Remise: 10 %'],
  [' Tapis\r\n bleu ', 'Tapis bleu'],
  ['Re:', ''],
])('The bare subject of %j is %j', (subject, bare) => {
  expect(bareSubject(subject)).toBe(bare);
});
