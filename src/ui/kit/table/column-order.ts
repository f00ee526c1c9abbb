/** The fields of a column that its arrangement needs. */
export interface ArrangedColumn {
  readonly id: string;
  /** Always at the end: the actions. */
  readonly pinned?: 'end' | undefined;
}

/** The columns between the first and those pinned to the end: users can choose and order them. */
export function choosable<C extends ArrangedColumn>(columns: readonly C[]): readonly C[] {
  return columns.slice(1).filter(({ pinned }) => pinned !== 'end');
}

/**
 * The columns in a chosen order: the first stays first, the pinned last; unknown ids are ignored.
 */
export function arranged<C extends ArrangedColumn>(
  columns: readonly C[],
  order: readonly string[],
): readonly C[] {
  const free = choosable(columns);
  return [
    ...columns.slice(0, 1),
    ...order.flatMap((id) => free.find((column) => column.id === id) ?? []),
    ...columns.slice(1).filter(({ pinned }) => pinned === 'end'),
  ];
}

/** The order with a column switched on, at its default position among the others, or off. */
export function switched(
  columns: readonly ArrangedColumn[],
  order: readonly string[],
  id: string,
): readonly string[] {
  if (order.includes(id)) return order.filter((one) => one !== id);
  const all = choosable(columns).map((column) => column.id);
  const after = order.filter((one) => all.indexOf(one) < all.indexOf(id)).at(-1);
  const at = after === undefined ? 0 : order.indexOf(after) + 1;
  return [...order.slice(0, at), id, ...order.slice(at)];
}

/** The order with a column one position nearer to the start (-1) or to the end (1). */
export function moved(order: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const at = order.indexOf(id);
  const other = order[at + by];
  if (at < 0 || other === undefined) return order;
  return order.map((one) => (one === id ? other : one === other ? id : one));
}
