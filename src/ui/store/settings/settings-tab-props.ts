import type { Store } from '#application/api/stores-endpoints.generated';

/** What every tab of the settings gets. */
export interface SettingsTabProps {
  store: Store;
  /** The role only looks at it. */
  readOnly: boolean;
}
