import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { consumeNetworkLimit } from '../rate-limits/network-rate-limit';
import { receiveCardNotice } from './receive-card-notice';
import { isTestProcessor } from './test-processor/test-card-processor';
import { tokenizeTestCard } from './test-processor/tokenize-test-card';

/** Notices of a processor, and the test processor's own operations. */
export function cardHandlers(context: ServerContext) {
  return contractHandlers({
    receiveCardNotice: ({ body }) =>
      receiveCardNotice(context, { ...body, authorization: body.authorization ?? null }),
    keepTestCard: async (call) => {
      const { cardProcessor, config, database } = context;
      if (!isTestProcessor(cardProcessor)) throw notFound();
      await consumeNetworkLimit(context, 'test-cards', call, config.publicWritesPerMinute);
      return database.transaction((tx) => tokenizeTestCard(tx, call.body, call.now));
    },
  });
}
