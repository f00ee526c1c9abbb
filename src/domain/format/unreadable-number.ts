/** Why a text is not the number that its field asks for. */
export type NumberProblem =
  | 'not_a_number'
  | 'several_values'
  | 'not_whole'
  | 'too_many_decimals'
  | 'negative_number'
  | 'number_too_large';

/**
 * What a number field holds in place of a number that it could not read: the text as it was typed,
 * so that nothing is saved with the former value and no text is lost.
 */
export interface UnreadableNumber {
  readonly unreadable: string;
  readonly problem: NumberProblem;
}

/** The value of a number field: null while it is empty. */
export type TypedNumber = number | null | UnreadableNumber;

export function isUnreadable(value: unknown): value is UnreadableNumber {
  return typeof value === 'object' && value !== null && 'unreadable' in value;
}

/** The number for calculations while it is typed: null for an empty or unreadable field. */
export function readableNumber(value: TypedNumber): number | null {
  return isUnreadable(value) ? null : value;
}
