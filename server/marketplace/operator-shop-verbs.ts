import type { PayoutMovement } from '#domain/payouts/payout-lifecycle';
import { MARKETPLACE } from '../orders/actors';
import { movePayout } from '../payouts/operate-payouts';
import { approveProduct, rejectProduct } from '../products/product-review';
import { approveStore } from './approve-store';
import type { OperatorCall, OperatorVerb } from './operator-order-verbs';

/** Who judges in the history of a product. */
const MARKETPLACE_REVIEW = { ...MARKETPLACE, type: 'marketplace' } as const;

const payoutVerb = (
  action: PayoutMovement,
  usage: string,
  does: string,
  said: (word: string | undefined) => { bankReference?: string; reason?: string } = () => ({}),
): OperatorVerb => ({
  usage,
  does,
  run: async ({ database, id: payoutId, now, rest }: OperatorCall) => {
    const word = rest.length > 0 ? rest.join(' ') : undefined;
    const payout = await database.transaction((tx) =>
      movePayout(tx, { payoutId, action, now, ...said(word) }),
    );
    return `payout ${payout.number} (${payout.id}) is ${payout.status}`;
  },
});

/** What the marketplace decides about products, payouts and stores, by verb. */
export const SHOP_VERBS: Readonly<Record<string, OperatorVerb>> = {
  approveProduct: {
    usage: '<product>',
    does: 'A product under review is in order: its seller may publish it; what waited becomes live.',
    run: async ({ database, id: productId, now }) => {
      const actor = MARKETPLACE_REVIEW;
      await database.transaction((tx) => approveProduct(tx, { productId, actor, now }));
      return `product ${productId} is approved`;
    },
  },
  rejectProduct: {
    usage: '<product> <reason …>',
    does: 'A product under review goes back to its seller, with the reason he reads.',
    run: async ({ database, id: productId, now, rest }) => {
      const [actor, reason] = [MARKETPLACE_REVIEW, rest.join(' ')];
      await database.transaction((tx) => rejectProduct(tx, { productId, actor, now, reason }));
      return `product ${productId} is rejected`;
    },
  },
  processPayout: payoutVerb('process', '<payout>', 'A scheduled payout is given to the bank.'),
  payPayout: payoutVerb(
    'pay',
    '<payout> <bank reference>',
    'The bank has paid.',
    (bankReference) => (bankReference === undefined ? {} : { bankReference }),
  ),
  failPayout: payoutVerb(
    'fail',
    '<payout> <reason …>',
    'The bank sent the money back.',
    (reason) => (reason === undefined ? {} : { reason }),
  ),
  retryPayout: payoutVerb('retry', '<payout>', 'A failed payout is scheduled again.'),
  holdPayout: payoutVerb('hold', '<payout>', 'A scheduled payout waits.'),
  releasePayout: payoutVerb('release', '<payout>', 'A payout on hold is scheduled again.'),
  approveStore: {
    usage: '<store>',
    does: 'A store under review opens: what it has published goes on sale.',
    run: async ({ database, id, now }) => {
      const store = await database.transaction((tx) => approveStore(tx, id, now));
      return `store ${store.name} (${store.id}) is ${store.status}`;
    },
  },
};
