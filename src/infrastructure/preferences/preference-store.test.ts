import { describe, expect, test } from 'vitest';
import { describePreferencesContract } from '../contracts/preferences.contract';
import { openBrowser } from '../test-support/browser-tabs';
import { createPreferenceStore } from './preference-store';

function open(preferences?: string) {
  const browser = openBrowser(preferences === undefined ? {} : { preferences });
  const store = () => {
    const { storage, events } = browser.openTab();
    return createPreferenceStore(storage, events);
  };
  return { here: store(), there: store() };
}

describe('Preference store', () => {
  describePreferencesContract(open);

  test.each(['', 'null', '[]', '{"usr_1":', '{"usr_1":[]}', '{"usr_1":7}'])(
    'The preference store reads nothing from %j and writes over it',
    (kept) => {
      const { here } = open(kept);
      expect(here.read('usr_1', 'plainKeys')).toBeUndefined();
      here.write('usr_1', 'plainKeys', false);
      expect(here.read('usr_1', 'plainKeys')).toBe(false);
    },
  );

  test('The preference store has no value for names that every object has', () => {
    expect(open('{}').here.read('constructor', 'name')).toBeUndefined();
    expect(open('{"usr_1":{}}').here.read('usr_1', 'constructor')).toBeUndefined();
  });
});
