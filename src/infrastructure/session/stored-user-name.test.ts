import { expect, test } from 'vitest';
import { openBrowser } from '../test-support/browser-tabs';
import { createRememberedUserName } from './stored-user-name';

test('The user name is remembered in every tab until it is forgotten', () => {
  const browser = openBrowser({});
  const here = createRememberedUserName(browser.openTab().storage);
  const there = createRememberedUserName(browser.openTab().storage);
  expect(here.read()).toBeNull();
  here.write('salma.bennani');
  expect(there.read()).toBe('salma.bennani');
  there.write('youssef');
  expect(here.read()).toBe('youssef');
  here.write(null);
  expect(there.read()).toBeNull();
});

test('An empty user name is not remembered', () => {
  const store = createRememberedUserName(openBrowser({}).openTab().storage);
  store.write('salma.bennani');
  store.write('');
  expect(store.read()).toBeNull();
});
