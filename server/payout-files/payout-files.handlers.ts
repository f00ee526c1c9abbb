import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { createUploadSlots } from '../media/upload-slots';
import { payoutViewOf } from '../payouts/payout-view';
import { sendPayoutFile, uploadPayoutFile } from './payout-files';

/** Handlers of the files that a store sends with the answer to a payout on hold. */
export function payoutFileHandlers(context: ServerContext) {
  const { database, config } = context;
  const inPlace = createUploadSlots(config.maxConcurrentUploads);
  return contractHandlers({
    uploadPayoutFile: async (call) => {
      const view = await payoutViewOf(database.db, call.principal, call.now);
      return inPlace(() => uploadPayoutFile(context, { ...call.params, call, view }));
    },

    downloadPayoutFile: ({ params, principal, reply }) =>
      sendPayoutFile(context, { ...params, storeId: principal.storeId }, reply),
  });
}
