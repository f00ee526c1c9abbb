import type { Permission } from '../permissions/permissions';

/** Tabs of the store's settings (specification, section 2), each saved separately. */
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

/** The store's identity and its payout account; all other tabs are daily business. */
const IDENTITY: ReadonlySet<SettingsTab> = new Set(['general', 'payment', 'legal']);

/** A user's access to a tab; `none` hides the tab. */
export type TabAccess = 'edit' | 'see' | 'none';

/**
 * The access to a tab by permissions (contract, permissions): users who run the store see every
 * tab, others only daily business.
 */
export function tabAccess(tab: SettingsTab, permissions: readonly string[]): TabAccess {
  const may = (permission: Permission) => permissions.includes(permission);
  if (IDENTITY.has(tab)) {
    if (may('store.identity.edit')) return 'edit';
    return may('store.operations.edit') ? 'see' : 'none';
  }
  if (may('store.operations.edit')) return 'edit';
  return may('store.see') ? 'see' : 'none';
}
