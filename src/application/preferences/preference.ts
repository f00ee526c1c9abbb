import * as z from 'zod/mini';

/** Something that can be preferred: the name it is kept by, and how to read whatever stands there. */
export interface Preference<Value> {
  readonly name: string;
  readonly read: (kept: unknown) => Value;
}

/** Reads what fits, and gives the other value for what does not. */
export const withFallback = z.catch;

/** A preference that is kept under a name. */
export const preference = <Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
): Preference<Value> => ({
  name,
  read: (kept) => schema.parse(kept),
});

/** Whether plain keys run commands; somebody who speaks to the machine switches them off (WCAG 2.1.4). */
export const singleKeyShortcuts: Preference<boolean> = preference(
  'plainKeys',
  withFallback(z.boolean(), true),
);

/** Whether a quiet sound tells of new notifications; nobody is surprised by one that he didn't ask for. */
export const notificationSound: Preference<boolean> = preference(
  'chime',
  withFallback(z.boolean(), false),
);

/** How somebody looks at the library of pictures. */
export const libraryView: Preference<'grid' | 'list'> = preference(
  'libraryView',
  withFallback(z.enum(['grid', 'list']), 'grid'),
);

/** How somebody has laid out a table. */
export interface TableLayout {
  /** Ids of the columns shown, in their order; null while the table's own proposal stands. */
  readonly columns: readonly string[] | null;
  readonly density: 'normal' | 'dense';
  /** Id of the saved view that the table opens with. */
  readonly defaultView: string | null;
}

const DEFAULT_LAYOUT: TableLayout = { columns: null, density: 'normal', defaultView: null };

const layoutSchema: z.ZodMiniType<TableLayout> = withFallback(
  z.object({
    columns: withFallback(z.nullable(z.array(z.string())), DEFAULT_LAYOUT.columns as null),
    density: withFallback(z.enum(['normal', 'dense']), DEFAULT_LAYOUT.density),
    defaultView: withFallback(z.nullable(z.string()), DEFAULT_LAYOUT.defaultView),
  }),
  DEFAULT_LAYOUT as never,
);

/** `table` is its name in the contract. */
export const tableLayout = (table: string): Preference<TableLayout> =>
  preference(`table.${table}`, layoutSchema);
