import * as z from 'zod/mini';

/** Something that can be preferred: the name it is kept by, and how to read whatever stands there. */
export interface Preference<Value> {
  readonly name: string;
  readonly read: (kept: unknown) => Value;
}

/** Reads what fits, and gives the other value for what does not. */
export const orElse = z.catch;

/** A preference that is kept under a name. */
export const preference = <Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
): Preference<Value> => ({
  name,
  read: (kept) => schema.parse(kept),
});

/** Whether plain keys run commands; somebody who speaks to the machine switches them off (WCAG 2.1.4). */
export const plainKeys: Preference<boolean> = preference('plainKeys', orElse(z.boolean(), true));

/** Whether a quiet sound tells of new notifications; nobody is surprised by one that he didn't ask for. */
export const chime: Preference<boolean> = preference('chime', orElse(z.boolean(), false));

/** How somebody looks at the library of pictures. */
export const libraryView: Preference<'grid' | 'list'> = preference(
  'libraryView',
  orElse(z.enum(['grid', 'list']), 'grid'),
);

/** How somebody has laid out a table. */
export interface TableLayout {
  /** Ids of the columns shown, in their order; null while the table's own proposal stands. */
  readonly columns: readonly string[] | null;
  readonly density: 'normal' | 'dense';
  /** Id of the saved view that the table opens with. */
  readonly defaultView: string | null;
}

const PROPOSED: TableLayout = { columns: null, density: 'normal', defaultView: null };

const layoutSchema: z.ZodMiniType<TableLayout> = orElse(
  z.object({
    columns: orElse(z.nullable(z.array(z.string())), PROPOSED.columns as null),
    density: orElse(z.enum(['normal', 'dense']), PROPOSED.density),
    defaultView: orElse(z.nullable(z.string()), PROPOSED.defaultView),
  }),
  PROPOSED as never,
);

/** `table` is its name in the contract. */
export const tableLayout = (table: string): Preference<TableLayout> =>
  preference(`table.${table}`, layoutSchema);
