import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { consumePublicWriteLimit } from '../rate-limits/ip-rate-limit';
import { receiveCardNotice } from './receive-card-notice';
import { isTestProcessor } from './test-processor/test-card-processor';
import { tokenizeTestCard } from './test-processor/tokenize-test-card';

/** Notices of a processor, and the test processor's own operations. */
export function cardHandlers(context: ServerContext) {
  return contractHandlers({
    receiveCardNotice: ({ body }) =>
      receiveCardNotice(context, { ...body, authorization: body.authorization ?? null }),
    keepTestCard: async ({ body, now, request }) => {
      if (!isTestProcessor(context.cardProcessor)) throw notFound();
      await consumePublicWriteLimit(context, 'testCards', request.ip, now);
      return context.database.transaction((tx) => tokenizeTestCard(tx, body, now));
    },
  });
}
