import { expect, test } from 'vitest';
import { below } from './breakpoints';

test('A window is a phone below 720 px at the default text size', () => {
  expect(below('phone')).toBe('(max-width: 44.99875em)');
});
