import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * What a bank was asked to hold of a card for one cart, whatever number of stores it is ordered from.
 * The order of a cart asks once for each card that is tried; one of them at most is placed. Centimes.
 */
export const cardPayments = pgTable(
  'card_payments',
  {
    /** The processor knows the payment by it: asked again under it, it answers as it did. */
    id: text('id').primaryKey(),
    /** Whose cart under which key, hashed. */
    orderKey: text('order_key').notNull(),
    /** What the processor calls the card; the number is never known here. */
    cardReference: text('card_reference').notNull(),
    amount: integer('amount').notNull(),
    /** `asked` waits for the bank's answer; `released` is given up, whatever the bank says. */
    status: text('status', { enum: ['asked', 'authorized', 'declined', 'released'] }).notNull(),
    /** The bank's own name for what it holds. */
    authorization: text('authorization'),
    /** When the orders were placed that it pays. */
    placedAt: moment('placed_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('card_payments_card').on(table.orderKey, table.cardReference),
    check('card_payments_amount', sql`${table.amount} > 0`),
  ],
);

/** What the processor is told to do with a payment, once it was decided here. Centimes. */
export const cardInstructions = pgTable(
  'card_instructions',
  {
    /** The processor carries out each id once. */
    id: text('id').primaryKey(),
    cardPaymentId: text('card_payment_id')
      .notNull()
      .references(() => cardPayments.id),
    /** The order it is about; null when no order came of the payment. */
    orderId: text('order_id'),
    /** Take what is held, give back what was taken, or let go what is held. */
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

/** Test processor: cards by reference. Nothing of the card is kept but how it behaves. */
export const testCards = pgTable('test_cards', {
  reference: text('reference').primaryKey(),
  behaviour: text('behaviour', {
    enum: ['approved', 'declined', 'unanswered', 'answered_twice'],
  }).notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Test processor: what was asked of a card, and what became of the money. Centimes. */
export const testCharges = pgTable('test_charges', {
  key: text('key').primaryKey(),
  reference: text('reference').notNull(),
  outcome: text('outcome', { enum: ['approved', 'declined'] }).notNull(),
  amount: integer('amount').notNull(),
  captured: integer('captured').notNull().default(0),
  refunded: integer('refunded').notNull().default(0),
  released: integer('released').notNull().default(0),
  /** Keys of the instructions that were carried out. */
  carriedOut: text('carried_out').array().notNull().default([]),
  createdAt: moment('created_at').notNull(),
});
