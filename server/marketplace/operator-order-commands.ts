import { CANCELLATION_REASONS } from '#domain/cancellations/cancellation-lifecycle';
import { RETURN_REASONS } from '#domain/returns/return-lifecycle';
import type { DatabaseAccess } from '../context';
import { StartupError } from '../startup-error';
import {
  closeReturn,
  requestCancellation,
  requestReturn,
  shipReturn,
  withdrawCancellation,
  withdrawReturn,
} from './marketplace-after-sales';
import {
  approveOrder,
  cancelOrderForClient,
  flagOrder,
  recordDelivery,
  recordFailedDelivery,
  recordPickup,
  resumeOrder,
  verifyOrder,
} from './marketplace-orders';

/** A command of an operator: the verb, the record's id, and the verb's other arguments. */
export interface OperatorCall {
  readonly database: DatabaseAccess;
  readonly id: string;
  readonly rest: readonly string[];
  readonly now: Date;
}

/**
 * An action of the marketplace, a client or a carrier. `run` returns the record's new state in a
 * few words.
 */
export interface OperatorCommand {
  readonly usage: string;
  /** One sentence for `help`. */
  readonly description: string;
  run(call: OperatorCall): Promise<string>;
}

/** @throws StartupError naming the accepted words */
function oneOf<Word extends string>(words: readonly Word[], text: string | undefined): Word {
  const word = text === undefined ? words.at(-1) : words.find((each) => each === text);
  if (word) return word;
  throw new StartupError(`${text} is none of ${words.join(', ')}.`);
}

function centimes(text: string): number {
  const amount = Number(text);
  if (Number.isInteger(amount) && amount > 0) return amount;
  throw new StartupError(`${text} is no amount in centimes.`);
}

function orderCommand(
  usage: string,
  does: string,
  run: (call: OperatorCall) => Promise<{ order: { number: number; status: string } }>,
): OperatorCommand {
  return {
    usage,
    description: does,
    run: async (call) => {
      const { order } = await run(call);
      return `order ${order.number} is ${order.status}`;
    },
  };
}

function returnCommand(
  usage: string,
  does: string,
  run: (call: OperatorCall) => Promise<{ return: { id: string; number: number; status: string } }>,
): OperatorCommand {
  return {
    usage,
    description: does,
    run: async (call) => {
      const { return: row } = await run(call);
      return `return R${row.number} (${row.id}) is ${row.status}`;
    },
  };
}

function cancellationCommand(
  usage: string,
  does: string,
  run: (
    call: OperatorCall,
  ) => Promise<{ cancellation: { id: string; number: number; status: string } }>,
): OperatorCommand {
  return {
    usage,
    description: does,
    run: async (call) => {
      const { cancellation: row } = await run(call);
      return `cancellation C${row.number} (${row.id}) is ${row.status}`;
    },
  };
}

/** External events of orders, cancellations and returns, by verb. */
export const ORDER_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  verifyOrder: orderCommand(
    '<order>',
    'Address and stock are in order: the shop has 24 hours to accept.',
    ({ database, id, now }) => verifyOrder(database, id, now),
  ),
  flagOrder: orderCommand(
    '<order> [reason]',
    'Something is wrong with a new order; its stock is released.',
    ({ database, id, now, rest: [reason] }) => flagOrder(database, id, now, reason),
  ),
  approveOrder: orderCommand(
    '<order>',
    'A flagged order was in order after all.',
    ({ database, id, now }) => approveOrder(database, id, now),
  ),
  resumeOrder: orderCommand(
    '<order>',
    'An approved order goes on to the shop, or is cancelled when its pieces are gone.',
    ({ database, id, now }) => resumeOrder(database, id, now),
  ),
  clientCancels: orderCommand(
    '<order> [reason]',
    'The client calls an order off that the shop has not accepted yet.',
    ({ database, id, now, rest: [reason] }) => cancelOrderForClient(database, id, now, reason),
  ),
  carrierPicksUp: orderCommand(
    '<order> [tracking number] [carrier]',
    'The carrier collects a parcel that is ready.',
    ({ database, id, now, rest: [trackingNumber = `MA${now.getTime()}`, carrier = 'Amana'] }) =>
      recordPickup(database, id, now, { carrier, trackingNumber }),
  ),
  carrierDelivers: orderCommand(
    '<order>',
    'The client has the parcel; cash on delivery is taken.',
    ({ database, id, now }) => recordDelivery(database, id, now),
  ),
  deliveryFails: orderCommand(
    '<order> [reason]',
    'The parcel goes back to the shop.',
    ({ database, id, now, rest: [reason] }) => recordFailedDelivery(database, id, now, reason),
  ),
  requestCancellation: cancellationCommand(
    '<order> [reason]',
    'The client wants an accepted order called off.',
    ({ database, id, now, rest }) =>
      requestCancellation(database, {
        orderId: id,
        reasonCode: oneOf(CANCELLATION_REASONS, rest[0]),
        now,
      }),
  ),
  withdrawCancellation: cancellationCommand(
    '<cancellation>',
    'The client wants the order after all.',
    ({ database, id, now }) => withdrawCancellation(database, id, now),
  ),
  requestReturn: returnCommand(
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
  withdrawReturn: returnCommand(
    '<return>',
    'The client keeps what they wanted to send back.',
    ({ database, id, now }) => withdrawReturn(database, id, now),
  ),
  shipReturn: returnCommand(
    '<return>',
    'The parcel is on its way back to the shop.',
    ({ database, id, now }) => shipReturn(database, id, now),
  ),
  closeReturn: returnCommand(
    '<return> [centimes]',
    'Ends a return; a dispute with what the marketplace decides to give back.',
    ({ database, id, now, rest: [amount] }) =>
      closeReturn(database, id, now, amount === undefined ? undefined : centimes(amount)),
  ),
};
