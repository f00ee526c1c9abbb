import { expect, test } from 'vitest';
import { permissionsOf, type Role } from '../permissions/permissions';
import { SETTINGS_TABS, tabAccess } from './settings-tabs';

const accessOf = (role: Role) =>
  SETTINGS_TABS.map((tab) => `${tab} ${tabAccess(tab, permissionsOf(role))}`);

test('an administrator edits every tab', () => {
  expect(accessOf('store_admin')).toEqual(SETTINGS_TABS.map((tab) => `${tab} edit`));
});

test('a manager edits daily business and sees the rest', () => {
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

test('a store user sees daily business only', () => {
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
