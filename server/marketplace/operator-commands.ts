import { ORDER_COMMANDS } from './operator-order-commands';
import { STORE_COMMANDS } from './operator-store-commands';

/** All commands of `npm run operator`, by verb. */
export const OPERATOR_COMMANDS = { ...ORDER_COMMANDS, ...STORE_COMMANDS };

/** The help text of the command: all verbs, each with its arguments and its description. */
export function operatorHelp(): string {
  return [
    'seller-portal operator <verb> <id or number> …   (in a clone: npm run operator -- …)',
    '',
    'Does what the marketplace, the clients and the carriers do, on the database of DATABASE_URL or',
    'DATA_DIR, beside a running server or alone. A record is named by its id or by what the portal',
    'shows: 10441 an order, R20014 a return, C30007 a cancellation; a payout’s number and a product’s',
    'code where only one store has it.',
    '',
    ...Object.entries(OPERATOR_COMMANDS).flatMap(([name, { usage, description }]) => [
      `  ${name} ${usage}`,
      `      ${description}`,
    ]),
  ].join('\n');
}
