import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { users } from './stores';

/** The identity providers of the authentication routes (specification, section 2). */
function provider() {
  return text('provider', { enum: ['amplify', 'firebase', 'auth0', 'supabase'] }).notNull();
}

/** Accounts at identity providers with which a user signs in. */
export const userIdentities = pgTable(
  'user_identities',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    provider: provider(),
    /** The account's id at the provider (`sub`), which never changes. */
    subject: text('subject').notNull(),
    /** The address at the provider at the last use. */
    email: text('email').notNull(),
    linkedAt: moment('linked_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    uniqueIndex('user_identities_subject').on(table.provider, table.subject),
    index('user_identities_user').on(table.userId, table.linkedAt),
  ],
);

/**
 * Verified identities that nobody has linked yet, each until its person confirms it once. The
 * challenge itself is never stored, and neither is a mailed code: the server derives it from id and
 * number with its key.
 */
export const linkChallenges = pgTable(
  'link_challenges',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the challenge. */
    challengeHash: text('challenge_hash').notNull(),
    /** The used token for which it was created; it must be sent again with the confirmation. */
    tokenHash: text('token_hash').notNull(),
    provider: provider(),
    subject: text('subject').notNull(),
    /** The address, verified by the provider. */
    email: text('email').notNull(),
    /** Wrong passwords and codes. */
    failures: integer('failures').notNull().default(0),
    /** Mailed codes; only the last one is valid. */
    codesSent: integer('codes_sent').notNull().default(0),
    /** Whose code was mailed, and when; null before the first code. */
    codeUserId: text('code_user_id').references(() => users.id),
    codeSentAt: moment('code_sent_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('link_challenges_hash').on(table.challengeHash),
    index('link_challenges_code_user').on(table.codeUserId, table.codeSentAt),
    index('link_challenges_expiry').on(table.expiresAt),
  ],
);

/** Tokens of providers that were exchanged: none is accepted a second time. */
export const usedIdentityTokens = pgTable(
  'used_identity_tokens',
  {
    /** SHA-256 of the part of the token that is signed. */
    tokenHash: text('token_hash').primaryKey(),
    /** When the token would be refused as too old anyway. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('used_identity_tokens_expiry').on(table.expiresAt)],
);
