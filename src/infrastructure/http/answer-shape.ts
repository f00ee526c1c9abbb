import type { AnswerShape } from '#application/ports/transport.port';
import { isRecord } from '../is-record';

/** Whether a part of an answer has the shape; members that the shape does not name may be there. */
export function hasShape(part: unknown, shape: AnswerShape): boolean {
  if (typeof shape !== 'object') return typeof part === typeof shape;
  if (Array.isArray(shape)) {
    return Array.isArray(part) && part.every((item) => shape.every((each) => hasShape(item, each)));
  }
  return (
    isRecord(part) && Object.entries(shape).every(([name, each]) => hasShape(part[name], each))
  );
}
