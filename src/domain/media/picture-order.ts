/** Pictures of a product as it names them, the cover first. */
export type PictureIds = readonly string[];

/** Moves a picture to another place, counted from 0. A place beyond an end means that end. */
export function movePicture(ids: PictureIds, id: string, place: number): string[] {
  const others = ids.filter((one) => one !== id);
  if (others.length === ids.length) return [...ids];
  const at = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** A picture that was uploaded to the library: a new one, or the replacement of another. */
export interface UploadedPicture {
  readonly id: string;
  readonly replaces: string | null;
  /**
   * Pictures chosen after this one but uploaded before it. This one is placed before the first of
   * them.
   */
  readonly later?: readonly string[];
}

/**
 * Returns the pictures with the new one added: in the position of the picture it replaces,
 * otherwise at the end in the order of choice, up to the limit. A picture that is already included
 * keeps its position.
 */
export function insertUploadedPicture(
  ids: PictureIds,
  { id, replaces, later = [] }: UploadedPicture,
  most: number,
): string[] {
  const isThere = ids.includes(id);
  if (replaces !== null && ids.includes(replaces)) {
    return isThere
      ? ids.filter((one) => one !== replaces || one === id)
      : ids.map((one) => (one === replaces ? id : one));
  }
  if (isThere || ids.length >= most) return [...ids];
  const next = ids.findIndex((one) => later.includes(one));
  return next < 0 ? [...ids, id] : [...ids.slice(0, next), id, ...ids.slice(next)];
}
