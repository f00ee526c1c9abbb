import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, recordColumns } from './columns';
import { stores } from './stores';

/** Pictures of the stores' libraries, and the marketplace's own (`storeId` null). The files are in the media storage, under the media's id. */
export const media = pgTable(
  'media',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id').references(() => stores.id),
    fileName: text('file_name').notNull(),
    url: text('url').notNull(),
    mimeType: text('mime_type', {
      enum: ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'],
    }).notNull(),
    /** Of the stored picture. */
    sizeBytes: integer('size_bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt'),
    altEn: text('alt_en'),
    altAr: text('alt_ar'),
    position: integer('position').notNull().default(0),
    /** Path of its folder, names joined by slashes; empty for none. */
    folder: text('folder').notNull().default(''),
    /** SHA-256, in hex, of the file as sent: a store has each file once. */
    checksum: text('checksum').notNull(),
    /** Folded name and texts, searched by trigrams. */
    searchText: text('search_text').notNull(),
    ...recordColumns(),
  },
  (table) => [
    uniqueIndex('media_checksum').on(table.storeId, table.checksum),
    index('media_created').on(table.storeId, table.createdAt, table.id),
    index('media_folder').on(table.storeId, table.folder),
    index('media_position').on(table.storeId, table.position, table.id),
    index('media_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/**
 * Every name under which a picture of a store was uploaded: a file is stored once, also when it is
 * sent again under another name.
 */
export const mediaNames = pgTable(
  'media_names',
  {
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    fileName: text('file_name').notNull(),
    /** The same for all spellings of a name; written by a trigger (`picture_name_key`). */
    nameKey: text('name_key').notNull().default(''),
    /** When the file was last sent under this name. */
    namedAt: moment('named_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.fileName] }),
    index('media_names_key').on(table.storeId, table.nameKey),
  ],
);

/**
 * Files in the media storage without a record: written before their record, whose commit deletes
 * this row, or left by a deleted record. A later job removes the files.
 */
export const mediaLeftovers = pgTable('media_leftovers', {
  /** The media to which the files belong, or would have belonged. */
  mediaId: text('media_id').primaryKey(),
  /** Keys in the storage. */
  keys: text('keys').array().notNull(),
  since: moment('since').notNull(),
});
