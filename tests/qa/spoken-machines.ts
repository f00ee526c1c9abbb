import type { MachineName } from '../support/machine-scripts/all-scripts';

/** Machines whose pages are read in the portal's own words, so that they are played in every language. */
export const IN_EVERY_LANGUAGE: readonly MachineName[] = [
  ...(['authentication', 'deviceRedirect', 'invitation', 'notificationDrawer'] as const),
  ...(['orderActions', 'productActions', 'sessionEnding', 'tableViews', 'tour'] as const),
  ...(['userActions'] as const),
];
