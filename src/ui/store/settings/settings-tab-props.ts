import type { Store } from '#openapi/types.generated';

/** Props of every tab of the settings. */
export interface SettingsTabProps {
  store: Store;
  /** The role may not change it. */
  readOnly: boolean;
}
