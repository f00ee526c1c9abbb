/** What a staff member counted of one line of a return. */
export interface CountedLine {
  readonly orderItemId: string;
  readonly receivedQuantity: number;
  readonly damagedQuantity: number;
  readonly resellable: boolean;
}

/** A line as the client announced it. */
export interface AnnouncedLine {
  readonly orderItemId: string;
  readonly quantity: number;
}

/** Pieces that go back on sale: the undamaged ones, if the line is resellable. */
export function resellableOf(counted: CountedLine): number {
  return counted.resellable ? counted.receivedQuantity - counted.damagedQuantity : 0;
}

/**
 * The errors of a count, by field: each announced line must be counted once, with at most the
 * announced pieces received and at most the received pieces damaged. Empty when the count is valid.
 */
export function countErrors(
  announced: readonly AnnouncedLine[],
  counted: readonly CountedLine[],
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const quantities = new Map(announced.map((line) => [line.orderItemId, line.quantity]));
  const seen = new Set<string>();
  counted.forEach((line, index) => {
    const quantity = quantities.get(line.orderItemId);
    if (quantity === undefined) errors[`items.${index}.orderItemId`] = ['unknown'];
    else if (seen.has(line.orderItemId)) errors[`items.${index}.orderItemId`] = ['repeated'];
    else if (line.receivedQuantity > quantity) {
      errors[`items.${index}.receivedQuantity`] = ['too_large'];
    }
    if (line.damagedQuantity > line.receivedQuantity) {
      errors[`items.${index}.damagedQuantity`] = ['too_large'];
    }
    seen.add(line.orderItemId);
  });
  const isComplete = announced.every((line) => seen.has(line.orderItemId));
  return isComplete ? errors : { ...errors, items: ['incomplete'] };
}
