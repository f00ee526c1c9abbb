/** How somebody has laid out a table in this browser. */
export interface TableLayout {
  /** Ids of the columns shown, in their order; null while the table's own proposal stands. */
  readonly columns: readonly string[] | null;
  readonly density: 'normal' | 'dense';
  /** Id of the saved view that the table opens with. */
  readonly defaultView: string | null;
}

/** Where the layouts of tables are kept: in this browser, for each user and each table. */
export interface TableLayouts {
  /** What is kept, completed where it is missing or unreadable; the same object until it changes. */
  read(userId: string, table: string): TableLayout;

  write(userId: string, table: string, layout: TableLayout): void;

  /** Tells of every change, also one made in another tab. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}
