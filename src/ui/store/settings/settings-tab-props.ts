import type { Store } from '#application/api/stores-endpoints.generated';

/** Props of every tab of the settings. */
export interface SettingsTabProps {
  store: Store;
  /** The role may not change it. */
  readOnly: boolean;
}
