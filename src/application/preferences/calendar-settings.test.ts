import { expect, test } from 'vitest';
import { calendarSettings } from './calendar-settings';

test.each([
  [undefined, { hidden: [], hijri: false }],
  [
    { hidden: ['task', 'payout'], hijri: true },
    { hidden: ['task', 'payout'], hijri: true },
  ],
  [
    { hidden: ['moon'], hijri: true },
    { hidden: [], hijri: true },
  ],
  [
    { hidden: ['task'], hijri: 'yes' },
    { hidden: ['task'], hijri: false },
  ],
])('Settings of the calendar stored as %j are read as %j', (kept, settings) => {
  expect(calendarSettings.read(kept)).toEqual(settings);
});
