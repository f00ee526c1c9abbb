import type { Permission } from '../permissions/permissions';

/** Tabs of the store's settings (specification, section 2), each saved for itself. */
export const SETTINGS_TABS = [
  'general',
  'payment',
  'shipping',
  'notification',
  'social',
  'legal',
  'availability',
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** Who the store is and where its money goes; all others are daily business. */
const IDENTITY: ReadonlySet<SettingsTab> = new Set(['general', 'payment', 'legal']);

/** What somebody may do with a tab; `none` where he is not even shown it. */
export type TabAccess = 'edit' | 'see' | 'none';

/**
 * Who may do what with a tab (contract, permissions): who runs the store sees all of it, others only
 * its daily business.
 */
export const tabAccess = (tab: SettingsTab, permissions: readonly string[]): TabAccess => {
  const may = (permission: Permission) => permissions.includes(permission);
  if (IDENTITY.has(tab)) {
    if (may('store.identity.edit')) return 'edit';
    return may('store.operations.edit') ? 'see' : 'none';
  }
  if (may('store.operations.edit')) return 'edit';
  return may('store.see') ? 'see' : 'none';
};
