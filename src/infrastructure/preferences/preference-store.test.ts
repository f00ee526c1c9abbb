import { describe, expect, test } from 'vitest';
import { describePreferencesContract } from '../contracts/preferences.contract';
import { openBrowser } from '../test-support/browser-tabs';
import { createPreferenceStore } from './preference-store';

const open = (preferences?: string) => {
  const browser = openBrowser(preferences === undefined ? {} : { preferences });
  const store = () => {
    const { storage, events } = browser.openTab();
    return createPreferenceStore(storage, events);
  };
  return { here: store(), there: store() };
};

describe('the store of preferences', () => {
  describePreferencesContract(open);

  test.each(['', 'null', '[]', '{"usr_1":', '{"usr_1":[]}', '{"usr_1":7}'])(
    '%j holds nothing, and takes what is written over it',
    (kept) => {
      const { here } = open(kept);
      expect(here.read('usr_1', 'plainKeys')).toBeUndefined();
      here.write('usr_1', 'plainKeys', false);
      expect(here.read('usr_1', 'plainKeys')).toBe(false);
    },
  );

  test('a name that every object has is no preference', () => {
    expect(open('{}').here.read('constructor', 'name')).toBeUndefined();
    expect(open('{"usr_1":{}}').here.read('usr_1', 'constructor')).toBeUndefined();
  });
});
