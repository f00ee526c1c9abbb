import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * A hold requested from a bank on a card for one cart, whatever the number of its stores. The order
 * of a cart requests one for each card that is tried; at most one of them is placed. Centimes.
 */
export const cardPayments = pgTable(
  'card_payments',
  {
    /** The processor identifies the payment by it: a repeated request gets the same response. */
    id: text('id').primaryKey(),
    /** Hash of the cart's owner and key. */
    orderKey: text('order_key').notNull(),
    /** The processor's reference for the card; the number is never stored here. */
    cardReference: text('card_reference').notNull(),
    amount: integer('amount').notNull(),
    /**
     * `asked` waits for the bank's response; `released` is abandoned, whatever the bank responds.
     */
    status: text('status', { enum: ['asked', 'authorized', 'declined', 'released'] }).notNull(),
    /** The bank's own reference for the hold. */
    authorization: text('authorization'),
    /** When the orders that it pays for were placed. */
    placedAt: moment('placed_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('card_payments_card').on(table.orderKey, table.cardReference),
    check('card_payments_amount', sql`${table.amount} > 0`),
  ],
);

/** An instruction to the processor about a payment, once decided here. Centimes. */
export const cardInstructions = pgTable(
  'card_instructions',
  {
    /** The processor carries out each id once. */
    id: text('id').primaryKey(),
    cardPaymentId: text('card_payment_id')
      .notNull()
      .references(() => cardPayments.id),
    /** The order of the instruction; null when the payment led to no order. */
    orderId: text('order_id'),
    /** Capture held money, refund captured money, or release a hold. */
    kind: text('kind', { enum: ['capture', 'refund', 'release'] }).notNull(),
    amount: integer('amount').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('card_instructions_payment').on(table.cardPaymentId),
    check('card_instructions_amount', sql`${table.amount} > 0`),
  ],
);

/** Test processor: cards by reference. Only the card's behaviour is stored. */
export const testCards = pgTable('test_cards', {
  reference: text('reference').primaryKey(),
  behaviour: text('behaviour', {
    enum: ['approved', 'declined', 'unanswered', 'answered_twice'],
  }).notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Test processor: the charges of a card, and the amounts moved. Centimes. */
export const testCharges = pgTable('test_charges', {
  key: text('key').primaryKey(),
  reference: text('reference').notNull(),
  outcome: text('outcome', { enum: ['approved', 'declined'] }).notNull(),
  amount: integer('amount').notNull(),
  captured: integer('captured').notNull().default(0),
  refunded: integer('refunded').notNull().default(0),
  released: integer('released').notNull().default(0),
  /** Keys of the executed instructions. */
  carriedOut: text('carried_out').array().notNull().default([]),
  createdAt: moment('created_at').notNull(),
});
