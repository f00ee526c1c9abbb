import { CANCELLATION_REASONS } from '#domain/cancellations/cancellation-lifecycle';
import { RETURN_REASONS } from '#domain/returns/return-lifecycle';
import type { DatabaseAccess } from '../context';
import { StartupRefusal } from '../startup-refusal';
import {
  approveOrder,
  carrierDelivers,
  carrierPicksUp,
  clientCancels,
  deliveryFails,
  flagOrder,
  resumeOrder,
  verifyOrder,
} from './marketplace-orders';
import {
  closeReturn,
  requestCancellation,
  requestReturn,
  shipReturn,
  withdrawCancellation,
  withdrawReturn,
} from './marketplace-requests';

/** What an operator types: a verb, the record's id, and what the verb takes besides. */
export interface OperatorCall {
  readonly database: DatabaseAccess;
  readonly id: string;
  readonly rest: readonly string[];
  readonly now: Date;
}

/** One thing the marketplace's side does; answers what became of the record, in a few words. */
export interface OperatorVerb {
  readonly usage: string;
  run(call: OperatorCall): Promise<string>;
}

/** @throws StartupRefusal naming the words there are */
const oneOf = <Word extends string>(words: readonly Word[], text: string | undefined): Word => {
  const word = text === undefined ? words.at(-1) : words.find((each) => each === text);
  if (word) return word;
  throw new StartupRefusal(`${text} is none of ${words.join(', ')}.`);
};

const centimes = (text: string): number => {
  const amount = Number(text);
  if (Number.isInteger(amount) && amount > 0) return amount;
  throw new StartupRefusal(`${text} is no amount in centimes.`);
};

const orderVerb = (
  usage: string,
  run: (call: OperatorCall) => Promise<{ order: { number: number; status: string } }>,
): OperatorVerb => ({
  usage,
  run: async (call) => {
    const { order } = await run(call);
    return `order ${order.number} is ${order.status}`;
  },
});

const returnVerb = (
  usage: string,
  run: (call: OperatorCall) => Promise<{ return: { id: string; number: number; status: string } }>,
): OperatorVerb => ({
  usage,
  run: async (call) => {
    const { return: row } = await run(call);
    return `return R${row.number} (${row.id}) is ${row.status}`;
  },
});

const cancellationVerb = (
  usage: string,
  run: (
    call: OperatorCall,
  ) => Promise<{ cancellation: { id: string; number: number; status: string } }>,
): OperatorVerb => ({
  usage,
  run: async (call) => {
    const { cancellation: row } = await run(call);
    return `cancellation C${row.number} (${row.id}) is ${row.status}`;
  },
});

/** Everything `npm run operator` can do, by verb. Products get theirs with their review. */
export const OPERATOR_VERBS: Readonly<Record<string, OperatorVerb>> = {
  verifyOrder: orderVerb('<order>', ({ database, id, now }) => verifyOrder(database, id, now)),
  flagOrder: orderVerb('<order> [reason]', ({ database, id, now, rest: [reason] }) =>
    flagOrder(database, id, now, reason),
  ),
  approveOrder: orderVerb('<order>', ({ database, id, now }) => approveOrder(database, id, now)),
  resumeOrder: orderVerb('<order>', ({ database, id, now }) => resumeOrder(database, id, now)),
  clientCancels: orderVerb('<order> [reason]', ({ database, id, now, rest: [reason] }) =>
    clientCancels(database, id, now, reason),
  ),
  carrierPicksUp: orderVerb(
    '<order> [tracking number] [carrier]',
    ({ database, id, now, rest: [trackingNumber = `MA${now.getTime()}`, carrier = 'Amana'] }) =>
      carrierPicksUp(database, id, now, { carrier, trackingNumber }),
  ),
  carrierDelivers: orderVerb('<order>', ({ database, id, now }) =>
    carrierDelivers(database, id, now),
  ),
  deliveryFails: orderVerb('<order> [reason]', ({ database, id, now, rest: [reason] }) =>
    deliveryFails(database, id, now, reason),
  ),
  requestCancellation: cancellationVerb('<order> [reason]', ({ database, id, now, rest }) =>
    requestCancellation(database, {
      ...{ orderId: id, reasonCode: oneOf(CANCELLATION_REASONS, rest[0]), now },
    }),
  ),
  withdrawCancellation: cancellationVerb('<cancellation>', ({ database, id, now }) =>
    withdrawCancellation(database, id, now),
  ),
  requestReturn: returnVerb('<order> [reason] [comment]', ({ database, id, now, rest }) =>
    requestReturn(database, {
      ...{ orderId: id, reasonCode: oneOf(RETURN_REASONS, rest[0]), now },
      ...(rest[1] !== undefined && { comment: rest[1] }),
    }),
  ),
  withdrawReturn: returnVerb('<return>', ({ database, id, now }) =>
    withdrawReturn(database, id, now),
  ),
  shipReturn: returnVerb('<return>', ({ database, id, now }) => shipReturn(database, id, now)),
  closeReturn: returnVerb('<return> [centimes]', ({ database, id, now, rest: [amount] }) =>
    closeReturn(database, id, now, amount === undefined ? undefined : centimes(amount)),
  ),
};
