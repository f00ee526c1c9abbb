import type { MarketplacePayoutAction } from '#domain/payouts/payout-lifecycle';
import {
  PAYOUT_FAILURE_REASONS,
  PAYOUT_HOLD_REASONS,
  reasonInWords,
} from '#domain/payouts/payout-reasons';
import type { Reader } from '../context';
import { MARKETPLACE } from '../orders/performers';
import { type PayoutTransitionRequest, transitionPayout } from '../payouts/payout-transitions';
import { approveProduct, rejectProduct } from '../products/product-review';
import { approveStore } from './approve-store';
import type { OperatorCall, OperatorCommand } from './operator-order-commands';
import { recordIdOf } from './record-ids';

/** The reviewer in the history of a product. */
const MARKETPLACE_REVIEW = { ...MARKETPLACE, type: 'marketplace' } as const;

/** An order among the words of a hold. */
const ORDER_WORD = /^#\d{1,9}$/;

function payoutCommand(
  action: MarketplacePayoutAction,
  usage: string,
  does: string,
  said: (
    word: string | undefined,
    reader: Reader,
  ) => Partial<PayoutTransitionRequest> | Promise<Partial<PayoutTransitionRequest>> = () => ({}),
): OperatorCommand {
  return {
    usage,
    description: does,
    run: async ({ database, id: payoutId, now, rest }: OperatorCall) => {
      const word = rest.length > 0 ? rest.join(' ') : undefined;
      const payout = await database.transaction(async (tx) =>
        transitionPayout(tx, { payoutId, action, now, ...(await said(word, tx)) }),
      );
      return `payout ${payout.number} (${payout.id}) is ${payout.status}`;
    },
  };
}

/** A code and the words of the marketplace or the bank; nothing when neither was typed. */
function reasonOf<Code extends string>(
  codes: readonly Code[],
  usual: Code,
  words: string | undefined,
): Partial<PayoutTransitionRequest> {
  if (words === undefined) return {};
  const { code, note } = reasonInWords(codes, words);
  return { reasonCode: code ?? usual, ...(note !== null && { note }) };
}

/** The reason of a hold, and the orders that it names: `#10441`. */
async function holdOf(
  words: string | undefined,
  reader: Reader,
): Promise<Partial<PayoutTransitionRequest>> {
  const spoken = words?.split(/\s+/) ?? [];
  const numbers = spoken.filter((word) => ORDER_WORD.test(word));
  const rest = spoken.filter((word) => !ORDER_WORD.test(word)).join(' ');
  const orderIds = await Promise.all(numbers.map((word) => recordIdOf(reader, word.slice(1))));
  return { ...reasonOf(PAYOUT_HOLD_REASONS, 'verification', words && rest), orderIds };
}

/** The marketplace's decisions about products, payouts and stores, by verb. */
export const STORE_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  approveProduct: {
    usage: '<product>',
    description:
      'A product under review is in order: its seller may publish it; what waited becomes live.',
    run: async ({ database, id: productId, now }) => {
      const performer = MARKETPLACE_REVIEW;
      await database.transaction((tx) => approveProduct(tx, { productId, performer, now }));
      return `product ${productId} is approved`;
    },
  },
  rejectProduct: {
    usage: '<product> <reason …>',
    description: 'A product under review goes back to its seller, with the reason that they read.',
    run: async ({ database, id: productId, now, rest }) => {
      const [performer, reason] = [MARKETPLACE_REVIEW, rest.join(' ')];
      await database.transaction((tx) => rejectProduct(tx, { productId, performer, now, reason }));
      return `product ${productId} is rejected`;
    },
  },
  processPayout: payoutCommand('process', '<payout>', 'A scheduled payout is given to the bank.'),
  payPayout: payoutCommand(
    'pay',
    '<payout> <bank reference>',
    'The bank has paid.',
    (bankReference) => (bankReference === undefined ? {} : { bankReference }),
  ),
  failPayout: payoutCommand(
    'fail',
    `<payout> [${PAYOUT_FAILURE_REASONS.join('|')}] <words …>`,
    'The bank sent the money back; without a code, because it refused the account.',
    (words) => reasonOf(PAYOUT_FAILURE_REASONS, 'account_refused', words),
  ),
  retryPayout: payoutCommand('retry', '<payout>', 'A failed payout is scheduled again.'),
  holdPayout: payoutCommand(
    'hold',
    `<payout> [${PAYOUT_HOLD_REASONS.join('|')}] [#<order> …] <words …>`,
    'A scheduled payout waits, or one under review needs another answer; without a code, for a check. A dispute names its orders.',
    holdOf,
  ),
  releasePayout: payoutCommand(
    'release',
    '<payout>',
    'A payout on hold or under review is scheduled again.',
  ),
  approveStore: {
    usage: '<store>',
    description: 'A store under review opens: what it has published goes on sale.',
    run: async ({ database, id, now }) => {
      const store = await database.transaction((tx) => approveStore(tx, id, now));
      return `store ${store.name} (${store.id}) is ${store.status}`;
    },
  },
};
