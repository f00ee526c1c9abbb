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
  /** What it does, in a sentence for `help`. */
  readonly does: string;
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
  does: string,
  run: (call: OperatorCall) => Promise<{ order: { number: number; status: string } }>,
): OperatorVerb => ({
  usage,
  does,
  run: async (call) => {
    const { order } = await run(call);
    return `order ${order.number} is ${order.status}`;
  },
});

const returnVerb = (
  usage: string,
  does: string,
  run: (call: OperatorCall) => Promise<{ return: { id: string; number: number; status: string } }>,
): OperatorVerb => ({
  usage,
  does,
  run: async (call) => {
    const { return: row } = await run(call);
    return `return R${row.number} (${row.id}) is ${row.status}`;
  },
});

const cancellationVerb = (
  usage: string,
  does: string,
  run: (
    call: OperatorCall,
  ) => Promise<{ cancellation: { id: string; number: number; status: string } }>,
): OperatorVerb => ({
  usage,
  does,
  run: async (call) => {
    const { cancellation: row } = await run(call);
    return `cancellation C${row.number} (${row.id}) is ${row.status}`;
  },
});

/** What happens to orders, cancellations and returns outside of the shop, by verb. */
export const ORDER_VERBS: Readonly<Record<string, OperatorVerb>> = {
  verifyOrder: orderVerb(
    '<order>',
    'Address and stock are in order: the shop has 24 hours to accept.',
    ({ database, id, now }) => verifyOrder(database, id, now),
  ),
  flagOrder: orderVerb(
    '<order> [reason]',
    'Something is wrong with a new order; its stock is released.',
    ({ database, id, now, rest: [reason] }) => flagOrder(database, id, now, reason),
  ),
  approveOrder: orderVerb(
    '<order>',
    'A flagged order was in order after all.',
    ({ database, id, now }) => approveOrder(database, id, now),
  ),
  resumeOrder: orderVerb(
    '<order>',
    'An approved order goes on to the shop, or is cancelled when its pieces are gone.',
    ({ database, id, now }) => resumeOrder(database, id, now),
  ),
  clientCancels: orderVerb(
    '<order> [reason]',
    'The client calls an order off that the shop has not accepted yet.',
    ({ database, id, now, rest: [reason] }) => clientCancels(database, id, now, reason),
  ),
  carrierPicksUp: orderVerb(
    '<order> [tracking number] [carrier]',
    'The carrier collects a parcel that is ready.',
    ({ database, id, now, rest: [trackingNumber = `MA${now.getTime()}`, carrier = 'Amana'] }) =>
      carrierPicksUp(database, id, now, { carrier, trackingNumber }),
  ),
  carrierDelivers: orderVerb(
    '<order>',
    'The client has the parcel; cash on delivery is taken.',
    ({ database, id, now }) => carrierDelivers(database, id, now),
  ),
  deliveryFails: orderVerb(
    '<order> [reason]',
    'The parcel goes back to the shop.',
    ({ database, id, now, rest: [reason] }) => deliveryFails(database, id, now, reason),
  ),
  requestCancellation: cancellationVerb(
    '<order> [reason]',
    'The client wants an accepted order called off.',
    ({ database, id, now, rest }) =>
      requestCancellation(database, {
        orderId: id,
        reasonCode: oneOf(CANCELLATION_REASONS, rest[0]),
        now,
      }),
  ),
  withdrawCancellation: cancellationVerb(
    '<cancellation>',
    'The client wants the order after all.',
    ({ database, id, now }) => withdrawCancellation(database, id, now),
  ),
  requestReturn: returnVerb(
    '<order> [reason] [comment]',
    'The client wants to send back what is left of a delivered order.',
    ({ database, id, now, rest }) =>
      requestReturn(database, {
        orderId: id,
        reasonCode: oneOf(RETURN_REASONS, rest[0]),
        now,
        ...(rest[1] !== undefined && { comment: rest[1] }),
      }),
  ),
  withdrawReturn: returnVerb(
    '<return>',
    'The client keeps what he wanted to send back.',
    ({ database, id, now }) => withdrawReturn(database, id, now),
  ),
  shipReturn: returnVerb(
    '<return>',
    'The parcel is on its way back to the shop.',
    ({ database, id, now }) => shipReturn(database, id, now),
  ),
  closeReturn: returnVerb(
    '<return> [centimes]',
    'Ends a return; a dispute with what the marketplace decides to give back.',
    ({ database, id, now, rest: [amount] }) =>
      closeReturn(database, id, now, amount === undefined ? undefined : centimes(amount)),
  ),
};
