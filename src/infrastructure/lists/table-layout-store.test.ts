import { describe, expect, test } from 'vitest';
import { keepsTheTableLayoutsContract } from '../contracts/table-layouts.contract';
import { openBrowser } from '../test-support/browser-tabs';
import { createTableLayoutStore } from './table-layout-store';

const open = (tableLayouts?: string) => {
  const browser = openBrowser(tableLayouts === undefined ? {} : { tableLayouts });
  const store = () => {
    const { storage, events } = browser.openTab();
    return createTableLayoutStore(storage, events);
  };
  return { here: store(), there: store() };
};

describe('the store of table layouts', () => {
  keepsTheTableLayoutsContract(open);

  test.each([
    '',
    'null',
    '[]',
    '{"usr_1":',
    '{"usr_1":[]}',
    '{"usr_1":{"orders":7}}',
    '{"usr_1":{"orders":{"columns":"price","density":"tiny","defaultView":3}}}',
  ])('%j is read as the table proposes itself', (kept) => {
    expect(open(kept).here.read('usr_1', 'orders')).toEqual({
      columns: null,
      density: 'normal',
      defaultView: null,
    });
  });

  test('a name that every object has is no layout', () => {
    expect(open('{}').here.read('constructor', 'orders').columns).toBeNull();
  });
});
