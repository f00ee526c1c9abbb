import type { Handlers, ServerContext } from '../context';
import type { Operations } from '../contract.generated';
import { notFound } from '../http/problem-error';
import { countPublicWrite } from '../public/address-limit';
import { takeCardNotice } from './take-card-notice';
import { keepTestCard } from './test-processor/keep-test-card';
import { isTestProcessor } from './test-processor/test-card-processor';

/** The operations around card processors with the contract's types. */
export type CardOperations = {
  receiveCardNotice: { body: Operations['receiveCardNotice']['body'] };
  keepTestCard: {
    body: Operations['keepTestCard']['body'];
    answer: Operations['keepTestCard']['reply'];
  };
};

/** What a processor tells, and the processor of test cards itself. */
export const cardHandlers = (context: ServerContext): Handlers<CardOperations> => ({
  receiveCardNotice: ({ body }) =>
    takeCardNotice(context, { ...body, authorization: body.authorization ?? null }),
  keepTestCard: async ({ body, now, request }) => {
    if (!isTestProcessor(context.cards)) throw notFound();
    await countPublicWrite(context, 'testCards', request.ip, now);
    return context.database.transaction((tx) => keepTestCard(tx, body, now));
  },
});
