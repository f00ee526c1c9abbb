import { ORDER_VERBS } from './operator-order-verbs';
import { SHOP_VERBS } from './operator-shop-verbs';

/** Everything `npm run operator` can do, by verb. */
export const OPERATOR_VERBS = { ...ORDER_VERBS, ...SHOP_VERBS };

/** How the command is used: all verbs with what they take, each with what it does. */
export const operatorHelp = (): string =>
  [
    'npm run operator -- <verb> <id or number> …',
    '',
    'Does what the marketplace, the clients and the carriers do, on the database of DATABASE_URL or',
    'DATA_DIR, beside a running server or alone. A record is named by its id or by what the portal',
    'shows: 10441 an order, R20014 a return, C30007 a cancellation; a payout’s number and a product’s',
    'code where only one store has it.',
    '',
    ...Object.entries(OPERATOR_VERBS).flatMap(([name, { usage, does }]) => [
      `  ${name} ${usage}`,
      `      ${does}`,
    ]),
  ].join('\n');
