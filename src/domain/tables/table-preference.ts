/** The name under which a user's layout of a table is stored. `table` is its name in the contract. */
export function tablePreference(table: string): string {
  return `table.${table}`;
}
