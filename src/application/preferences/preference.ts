import * as z from 'zod/mini';
import { tablePreference } from '#domain/tables/table-preference';

/** A user preference: the name it is stored under, and how to parse the stored value. */
export interface Preference<Value> {
  readonly name: string;
  readonly read: (kept: unknown) => Value;
}

/** Parses a valid value, and returns the fallback for an invalid one. */
export const withFallback = z.catch;

/** Creates a preference that is stored under a name. */
export function preference<Value>(name: string, schema: z.ZodMiniType<Value>): Preference<Value> {
  return {
    name,
    read: (kept) => schema.parse(kept),
  };
}

/** Whether single-key shortcuts are on; users of speech input switch them off (WCAG 2.1.4). */
export const singleKeyShortcuts: Preference<boolean> = preference(
  'plainKeys',
  withFallback(z.boolean(), true),
);

/** Whether a quiet sound announces new notifications; off until the user switches it on. */
export const notificationSound: Preference<boolean> = preference(
  'chime',
  withFallback(z.boolean(), false),
);

/** How a user views the image library. */
export const libraryView: Preference<'grid' | 'list'> = preference(
  'libraryView',
  withFallback(z.enum(['grid', 'list']), 'grid'),
);

/** In which form a user saves lists as files: RFC 4180, or for Excel in the portal's language. */
export const exportFormat: Preference<'standard' | 'excel'> = preference(
  'exportFormat',
  withFallback(z.enum(['standard', 'excel']), 'standard'),
);

/** What a saved view shows: the query of the address, the columns and the density. */
export interface StoredView {
  readonly query: string;
  /** Ids in display order; null for the table's default columns. */
  readonly columns: readonly string[] | null;
  readonly density: 'normal' | 'dense';
}

/** A user's layout of a table. */
export interface TableLayout {
  /** Ids of the visible columns, in their order; null for the table's default columns. */
  readonly columns: readonly string[] | null;
  readonly density: 'normal' | 'dense';
  /** Id of the saved view that the table opens with. */
  readonly defaultView: string | null;
  /**
   * That view as it was last read, so that the table opens with it before the list of views has
   * come; null if it was never read.
   */
  readonly defaultState: StoredView | null;
}

const DEFAULT_LAYOUT = {
  columns: null,
  density: 'normal',
  defaultView: null,
  defaultState: null,
} satisfies TableLayout;

const columnsSchema = withFallback(z.nullable(z.array(z.string())), null);
const densitySchema = withFallback(z.enum(['normal', 'dense']), DEFAULT_LAYOUT.density);

const layoutSchema: z.ZodMiniType<TableLayout> = withFallback(
  z.object({
    columns: columnsSchema,
    density: densitySchema,
    defaultView: withFallback(z.nullable(z.string()), DEFAULT_LAYOUT.defaultView),
    defaultState: withFallback(
      z.nullable(z.object({ query: z.string(), columns: columnsSchema, density: densitySchema })),
      null,
    ),
  }),
  DEFAULT_LAYOUT,
);

/** `table` is its name in the contract. */
export function tableLayout(table: string): Preference<TableLayout> {
  return preference(tablePreference(table), layoutSchema);
}
