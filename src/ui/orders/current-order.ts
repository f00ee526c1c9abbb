/** The row that a user chose by the keyboard, and its place in the list at that time. */
export interface ChosenRow {
  readonly id: string;
  readonly at: number;
}

/**
 * The row that keyboard triage is on. In the list of orders that wait for an answer, it is the first
 * row on arrival, and the row that follows once the chosen order was answered and has left the list.
 * In other lists no row is current until the user chooses one.
 */
export function currentOrderId(
  orders: readonly { readonly id: string }[],
  chosen: ChosenRow | undefined,
  isWaitingList: boolean,
): string | undefined {
  if (chosen && orders.some(({ id }) => id === chosen.id)) return chosen.id;
  if (!isWaitingList) return undefined;
  return orders[Math.min(chosen?.at ?? 0, orders.length - 1)]?.id;
}
