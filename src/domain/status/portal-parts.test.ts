import { expect, test } from 'vitest';
import { availabilityOf, worstState } from './portal-parts';

test('The worst state of the parts is that of the portal', () => {
  const states = [worstState([]), worstState(['working', 'slow']), worstState(['failing', 'slow'])];
  expect(states).toEqual(['working', 'slow', 'failing']);
});

test('The availability is the share of the known minutes without a failure', () => {
  const days = [
    { minutes: 1440, failedMinutes: 0 },
    { minutes: 60, failedMinutes: 15 },
  ];
  expect([availabilityOf(days), availabilityOf([{ minutes: 0, failedMinutes: 0 }])]).toEqual([
    0.99,
    null,
  ]);
});
