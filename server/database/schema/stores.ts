import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Closure, OpeningHours } from '#domain/stores/store-availability';
import type {
  NotificationPreferences,
  ShippingRule,
  SocialLinks,
  StorePayment,
  StorePolicies,
} from '#domain/stores/store-settings';
import { emailKeyIn, ownUserNameIn } from '../own-user-name';
import { moment, recordColumns } from './columns';

/** A setting that is null was never set: the domain's default applies. */
export const stores = pgTable('stores', {
  id: text('id').primaryKey(),
  enterprise: text('enterprise').notNull(),
  name: text('name').notNull(),
  nameAr: text('name_ar'),
  juridicalName: text('juridical_name'),
  description: text('description'),
  email: text('email'),
  phone: text('phone'),
  billingAddress: text('billing_address'),
  cityId: text('city_id'),
  zipcode: text('zipcode'),
  /** Identifiant commun de l'entreprise. */
  ice: text('ice'),
  /** Identifiant fiscal. */
  taxId: text('tax_id'),
  /** Registre du commerce. */
  rce: text('rce'),
  /** Taxe professionnelle. */
  businessTaxId: text('business_tax_id'),
  /** Caisse nationale de sécurité sociale. */
  cnss: text('cnss'),
  /** The store's identifier in the marketplace's own systems. */
  platformIdentifier: text('platform_identifier').unique(),
  payment: jsonb('payment').$type<StorePayment>(),
  shippingRules: jsonb('shipping_rules').$type<readonly ShippingRule[]>(),
  notificationPreferences: jsonb('notification_preferences').$type<NotificationPreferences>(),
  socialLinks: jsonb('social_links').$type<SocialLinks>(),
  policies: jsonb('policies').$type<StorePolicies>(),
  status: text('status', { enum: ['under_review', 'active', 'suspended'] }).notNull(),
  ...recordColumns(),
});

/**
 * Logos are in their own table: every page reads the store's row, and a logo can weigh a megabyte.
 */
export const storeLogos = pgTable('store_logos', {
  storeId: text('store_id')
    .primaryKey()
    .references(() => stores.id),
  /** PNG, JPEG or WebP as a data URL. */
  dataUrl: text('data_url').notNull(),
});

/** A store's working hours; no row for a store that never set them. */
export const storeAvailability = pgTable('store_availability', {
  storeId: text('store_id')
    .primaryKey()
    .references(() => stores.id),
  weekly: jsonb('weekly').$type<readonly OpeningHours[]>().notNull(),
  closures: jsonb('closures').$type<readonly Closure[]>().notNull(),
  handlingDays: integer('handling_days').notNull(),
  ...recordColumns(),
});

/**
 * Staff of the stores. User names are compared case-insensitively. They are unique within a store,
 * and on the marketplace where they are their users' own (`ownsUserName` of the domain).
 */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    userName: text('user_name').notNull(),
    /** `userNameKeyOf(userName)` of the domain, the key of sign-in. */
    userNameKey: text('user_name_key').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number'),
    role: text('role', { enum: ['store_admin', 'store_manager', 'store_user'] }).notNull(),
    status: text('status', { enum: ['active', 'inactive'] }).notNull(),
    passwordHash: text('password_hash').notNull(),
    /** When the user was last invited to choose a password; null once they have one. */
    invitedAt: moment('invited_at'),
    /** Until when the link of that invitation is valid; null once it was withdrawn. */
    invitationExpiresAt: moment('invitation_expires_at'),
    /**
     * When the user proved that `email` is theirs: used a link or code that was sent to it. Null until
     * then, and again when the address changes. Only `markAddressProved` sets it.
     */
    emailConfirmedAt: moment('email_confirmed_at'),
    /** Whether the user registered and has not confirmed it yet. Such registrations expire. */
    registrationPending: boolean('registration_pending').notNull().default(false),
    /** Folded names, user name, e-mail and phone, searched by trigrams. */
    searchText: text('search_text').notNull().default(''),
    archivedAt: moment('archived_at'),
    lastSeenAt: moment('last_seen_at'),
    ...recordColumns(),
  },
  (table) => [
    uniqueIndex('users_user_name').on(table.userNameKey).where(ownUserNameIn(table)),
    uniqueIndex('users_store_user_name').on(table.storeId, table.userNameKey),
    // Of those whom a user name does not belong to, sign-in tries the first of this order.
    index('users_shared_user_name').on(
      table.userNameKey,
      table.registrationPending,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('users_pending_registrations')
      .on(table.createdAt)
      .where(sql`${table.registrationPending}`),
    index('users_store').on(table.storeId, table.createdAt, table.id),
    // Several accounts may share an e-mail address. It is looked up only where it is proved.
    index('users_email')
      .on(emailKeyIn(table.email))
      .where(sql`${table.emailConfirmedAt} is not null`),
    index('users_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** One row per sign-in. Ending it makes its access and refresh tokens invalid at once. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the refresh token; null for a registration, which has no such token. */
    refreshTokenHash: text('refresh_token_hash'),
    /** The provider whose token began the session; null for a password or a registration. */
    identityProvider: text('identity_provider', {
      enum: ['amplify', 'firebase', 'auth0', 'supabase'],
    }),
    /** The browser's user agent at sign-in, cut to one line. */
    userAgent: text('user_agent'),
    ip: text('ip'),
    /** Sign-in or the last refresh. */
    lastSeenAt: moment('last_seen_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
