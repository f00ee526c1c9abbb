// Written by `npm run generate` from the names of the files `*.machine.ts`. Do not edit.
import type { Inspect } from '#application/create-application';
import type { MachineName, machineTestModels } from '../machine-models/all-test-models.generated';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import type { NodeHarness } from '../model-based-testing/node-harness';
import { createAddressConfirmationNodeDriver } from './address-confirmation.driver.js';
import { createApplicationFollowingNodeDriver } from './application-following.driver.js';
import { createApplicationSendingNodeDriver } from './application-sending.driver.js';
import { createAuthenticationNodeDriver } from './authentication.driver.js';
import { createBoardMoveNodeDriver } from './board-move.driver.js';
import { createBulkActionNodeDriver } from './bulk-action.driver.js';
import { createCandidacyNodeDriver } from './candidacy.driver.js';
import { createChatConnectionNodeDriver } from './chat-connection.driver.js';
import { createCheckoutNodeDriver } from './checkout.driver.js';
import { createClientMergeNodeDriver } from './client-merge.driver.js';
import { createConnectionNodeDriver } from './connection.driver.js';
import { createConversationHandlingNodeDriver } from './conversation-handling.driver.js';
import { createDepartureActionsNodeDriver } from './departure-actions.driver.js';
import { createDeviceRedirectNodeDriver } from './device-redirect.driver.js';
import { createEmailChangeNodeDriver } from './email-change.driver.js';
import { createEmailConfirmationNodeDriver } from './email-confirmation.driver.js';
import { createEmailLinkNodeDriver } from './email-link.driver.js';
import { createEventEditingNodeDriver } from './event-editing.driver.js';
import { createGuestBookingNodeDriver } from './guest-booking.driver.js';
import { createIdentityNodeDriver } from './identity.driver.js';
import { createIdentityUnlinkingNodeDriver } from './identity-unlinking.driver.js';
import { createInlineEditNodeDriver } from './inline-edit.driver.js';
import { createInquirySendingNodeDriver } from './inquiry-sending.driver.js';
import { createInvitationNodeDriver } from './invitation.driver.js';
import { createInvoiceActionsNodeDriver } from './invoice-actions.driver.js';
import { createInvoiceDraftingNodeDriver } from './invoice-drafting.driver.js';
import { createInvoiceEditorNodeDriver } from './invoice-editor.driver.js';
import { createLibraryWorkNodeDriver } from './library-work.driver.js';
import { createListPrintNodeDriver } from './list-print.driver.js';
import { createLiveNodeDriver } from './live.driver.js';
import { createMailboxPollingNodeDriver } from './mailbox-polling.driver.js';
import { createMediaUploadNodeDriver } from './media-upload.driver.js';
import { createMessageComposingNodeDriver } from './message-composing.driver.js';
import { createNotificationDrawerNodeDriver } from './notification-drawer.driver.js';
import { createOfflineQueueNodeDriver } from './offline-queue.driver.js';
import { createOrderActionsNodeDriver } from './order-actions.driver.js';
import { createPaperPrintingNodeDriver } from './paper-printing.driver.js';
import { createPasswordRecoveryNodeDriver } from './password-recovery.driver.js';
import { createPasswordResetNodeDriver } from './password-reset.driver.js';
import { createPayoutAnswerNodeDriver } from './payout-answer.driver.js';
import { createPickupNodeDriver } from './pickup.driver.js';
import { createPlaceBookingNodeDriver } from './place-booking.driver.js';
import { createPostActionsNodeDriver } from './post-actions.driver.js';
import { createProductActionsNodeDriver } from './product-actions.driver.js';
import { createProductEditorNodeDriver } from './product-editor.driver.js';
import { createProductImportNodeDriver } from './product-import.driver.js';
import { createProviderRegistrationNodeDriver } from './provider-registration.driver.js';
import { createRecordEditNodeDriver } from './record-edit.driver.js';
import { createRegistrationNodeDriver } from './registration.driver.js';
import { createRequestHandlingNodeDriver } from './request-handling.driver.js';
import { createSessionEndingNodeDriver } from './session-ending.driver.js';
import { createSlotBookingNodeDriver } from './slot-booking.driver.js';
import { createTableViewsNodeDriver } from './table-views.driver.js';
import { createTaskEditingNodeDriver } from './task-editing.driver.js';
import { createTicketCheckInNodeDriver } from './ticket-check-in.driver.js';
import { createTicketScanNodeDriver } from './ticket-scan.driver.js';
import { createTokenExchangeNodeDriver } from './token-exchange.driver.js';
import { createTourNodeDriver } from './tour.driver.js';
import { createTourActionsNodeDriver } from './tour-actions.driver.js';
import { createTourBookingActionsNodeDriver } from './tour-booking-actions.driver.js';
import { createTriageNodeDriver } from './triage.driver.js';
import { createUserActionsNodeDriver } from './user-actions.driver.js';
import { createVacancyActionsNodeDriver } from './vacancy-actions.driver.js';
import { createWaitingListNodeDriver } from './waiting-list.driver.js';

type DriverOf<TestModel> =
  TestModel extends MachineTestModel<infer _, infer Driver> ? Driver : never;

/** Creates the Node driver of each machine. */
export const nodeDrivers = {
  addressConfirmation: createAddressConfirmationNodeDriver,
  applicationFollowing: createApplicationFollowingNodeDriver,
  applicationSending: createApplicationSendingNodeDriver,
  authentication: createAuthenticationNodeDriver,
  boardMove: createBoardMoveNodeDriver,
  bulkAction: createBulkActionNodeDriver,
  candidacy: createCandidacyNodeDriver,
  chatConnection: createChatConnectionNodeDriver,
  checkout: createCheckoutNodeDriver,
  clientMerge: createClientMergeNodeDriver,
  connection: createConnectionNodeDriver,
  conversationHandling: createConversationHandlingNodeDriver,
  departureActions: createDepartureActionsNodeDriver,
  deviceRedirect: createDeviceRedirectNodeDriver,
  emailChange: createEmailChangeNodeDriver,
  emailConfirmation: createEmailConfirmationNodeDriver,
  emailLink: createEmailLinkNodeDriver,
  eventEditing: createEventEditingNodeDriver,
  guestBooking: createGuestBookingNodeDriver,
  identity: createIdentityNodeDriver,
  identityUnlinking: createIdentityUnlinkingNodeDriver,
  inlineEdit: createInlineEditNodeDriver,
  inquirySending: createInquirySendingNodeDriver,
  invitation: createInvitationNodeDriver,
  invoiceActions: createInvoiceActionsNodeDriver,
  invoiceDrafting: createInvoiceDraftingNodeDriver,
  invoiceEditor: createInvoiceEditorNodeDriver,
  libraryWork: createLibraryWorkNodeDriver,
  listPrint: createListPrintNodeDriver,
  live: createLiveNodeDriver,
  mailboxPolling: createMailboxPollingNodeDriver,
  mediaUpload: createMediaUploadNodeDriver,
  messageComposing: createMessageComposingNodeDriver,
  notificationDrawer: createNotificationDrawerNodeDriver,
  offlineQueue: createOfflineQueueNodeDriver,
  orderActions: createOrderActionsNodeDriver,
  paperPrinting: createPaperPrintingNodeDriver,
  passwordRecovery: createPasswordRecoveryNodeDriver,
  passwordReset: createPasswordResetNodeDriver,
  payoutAnswer: createPayoutAnswerNodeDriver,
  pickup: createPickupNodeDriver,
  placeBooking: createPlaceBookingNodeDriver,
  postActions: createPostActionsNodeDriver,
  productActions: createProductActionsNodeDriver,
  productEditor: createProductEditorNodeDriver,
  productImport: createProductImportNodeDriver,
  providerRegistration: createProviderRegistrationNodeDriver,
  recordEdit: createRecordEditNodeDriver,
  registration: createRegistrationNodeDriver,
  requestHandling: createRequestHandlingNodeDriver,
  sessionEnding: createSessionEndingNodeDriver,
  slotBooking: createSlotBookingNodeDriver,
  tableViews: createTableViewsNodeDriver,
  taskEditing: createTaskEditingNodeDriver,
  ticketCheckIn: createTicketCheckInNodeDriver,
  ticketScan: createTicketScanNodeDriver,
  tokenExchange: createTokenExchangeNodeDriver,
  tour: createTourNodeDriver,
  tourActions: createTourActionsNodeDriver,
  tourBookingActions: createTourBookingActionsNodeDriver,
  triage: createTriageNodeDriver,
  userActions: createUserActionsNodeDriver,
  vacancyActions: createVacancyActionsNodeDriver,
  waitingList: createWaitingListNodeDriver,
} satisfies {
  [Name in MachineName]: (
    inspect: Inspect,
  ) => NodeHarness<DriverOf<(typeof machineTestModels)[Name]>>;
};
