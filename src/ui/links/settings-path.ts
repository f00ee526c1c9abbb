import type { SettingsTab } from '#domain/stores/settings-tabs';

/** The address of a tab of the store's settings. */
export function settingsPath(tab: SettingsTab): string {
  return `/dashboard/store/settings?tab=${tab}`;
}
