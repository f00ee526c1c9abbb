import type { MachineName } from '../support/machine-scripts/all-scripts';

/** Machines whose pages are read in the portal's own words, so that they are played in every language. */
export const IN_EVERY_LANGUAGE: readonly MachineName[] = [
  ...(['authentication', 'connection', 'deviceRedirect', 'invitation', 'listPrint'] as const),
  ...(['live', 'notificationDrawer', 'orderActions', 'productActions', 'sessionEnding'] as const),
  ...(['tableViews', 'tour', 'userActions'] as const),
  ...(['inquirySending', 'invoiceEditor', 'postActions', 'productEditor', 'recordEdit'] as const),
];
