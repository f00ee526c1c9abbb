import { expect, test } from 'vitest';
import { permissionsOf, type Role } from '../permissions/permissions';
import { SETTINGS_TABS, tabAccess } from './settings-tabs';

function accessOf(role: Role) {
  return SETTINGS_TABS.map((tab) => `${tab} ${tabAccess(tab, permissionsOf(role))}`);
}

test('A store admin edits every settings tab', () => {
  expect(accessOf('store_admin')).toEqual(SETTINGS_TABS.map((tab) => `${tab} edit`));
});

test('A store manager edits the tabs of daily business and sees the others', () => {
  expect(accessOf('store_manager')).toEqual([
    'general see',
    'payment see',
    'shipping edit',
    'notification edit',
    'social edit',
    'legal see',
    'availability edit',
  ]);
});

test('A store user sees only the tabs of daily business', () => {
  expect(accessOf('store_user')).toEqual([
    'general none',
    'payment none',
    'shipping see',
    'notification see',
    'social see',
    'legal none',
    'availability see',
  ]);
});
