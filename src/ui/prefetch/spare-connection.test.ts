import { expect, it } from 'vitest';
import { isConnectionSpare } from './spare-connection';

it.each([
  [true, 'that says nothing', {}],
  [true, 'with a fast connection', { connection: { effectiveType: '4g', downlink: 10 } }],
  [true, 'that knows only that no data is saved', { connection: { saveData: false } }],
  [false, 'whose user saves data', { connection: { saveData: true, downlink: 10 } }],
  [false, 'with a mobile connection of 3G', { connection: { effectiveType: '3g' } }],
  [true, 'with 1.6 Mbit/s', { connection: { effectiveType: '4g', downlink: 1.6 } }],
])('Code is fetched ahead (%s) in a browser %s', (isSpare, _, browser) => {
  expect(isConnectionSpare(browser)).toBe(isSpare);
});
