import { expect, it } from 'vitest';
import { mobileSystemOf } from './mobile-system';

const AGENTS = {
  pixel:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

it.each([
  ['an Android phone', AGENTS.pixel, 5, 'android'],
  ['an iPhone', AGENTS.iPhone, 5, 'ios'],
  ['an iPad, which says that it is a Mac', AGENTS.mac, 5, 'ios'],
  ['a Mac', AGENTS.mac, 0, null],
  ['a computer whose screen can be touched', AGENTS.windows, 10, null],
  ['what says nothing of itself', '', 0, null],
])('%s', (_, userAgent, touchPoints, system) =>
  expect(mobileSystemOf({ userAgent, touchPoints })).toBe(system),
);
