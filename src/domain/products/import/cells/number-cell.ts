import { holdsSeveralValues } from '../../../format/several-values';
import { type DecimalMark, numberReadings } from '../../../format/written-number';
import type { ImportErrorCode } from '../import-issue';

/**
 * The plain decimal that a text means. If both marks give a number and not the same one, `mark`
 * decides; null without it, and if the text is no number.
 */
export function readNumber(text: string, mark: DecimalMark | null): string | null {
  const { point, comma } = numberReadings(text);
  if (point === null || comma === null) return point ?? comma;
  if (point === comma) return point;
  return mark === null ? null : { point, comma }[mark];
}

/** Why a text is no number: it holds several, or for the reason that its column gives. */
export function numberError(text: string, otherwise: ImportErrorCode): ImportErrorCode {
  return holdsSeveralValues(text) ? 'several_values' : otherwise;
}

/** The only mark with which the text is a number; null if it is one with both or with neither. */
export function markDecidedBy(text: string): DecimalMark | null {
  const { point, comma } = numberReadings(text);
  if (point !== null && comma === null) return 'point';
  return comma !== null && point === null ? 'comma' : null;
}

/** Whether both marks give a number, and not the same one: `1.299`. */
export function isOpenNumber(text: string): boolean {
  const { point, comma } = numberReadings(text);
  return point !== null && comma !== null && point !== comma;
}
