import { expect, test } from 'vitest';
import { deviceOf } from './device';

test('`deviceOf` names a browser by its own name, not by the other names in its user agent', () => {
  const onWindows =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0';
  const onPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
  const onAndroid =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
  expect([deviceOf(onWindows), deviceOf(onPhone), deviceOf(onAndroid)]).toEqual([
    { browser: 'Edge', system: 'Windows' },
    { browser: 'Safari', system: 'iOS' },
    { browser: 'Chrome', system: 'Android' },
  ]);
});

test('`deviceOf` returns null for a missing or unknown user agent', () => {
  expect(deviceOf('node')).toEqual({ browser: null, system: null });
  expect(deviceOf(null)).toEqual({ browser: null, system: null });
});
