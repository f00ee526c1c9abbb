/** Pictures of a product as it names them, the cover first. */
export type PictureIds = readonly string[];

/** The pictures with one of them at another place, from 0; a place beyond the ends is the end itself. */
export const movePicture = (ids: PictureIds, id: string, place: number): string[] => {
  const others = ids.filter((one) => one !== id);
  if (others.length === ids.length) return [...ids];
  const at = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, at), id, ...others.slice(at)];
};

/** A picture that has come into the library: a new one, or in the place of another. */
export interface UploadedPicture {
  readonly id: string;
  readonly replaces: string | null;
  /** Pictures chosen after it that came before it: it stands before the first of them. */
  readonly later?: readonly string[];
}

/**
 * The pictures with one that has come: in the place of the one that it replaces, else at the end, in
 * the order in which they were chosen, as far as there is room. One that is there already stays where it is.
 */
export const insertUploadedPicture = (
  ids: PictureIds,
  { id, replaces, later = [] }: UploadedPicture,
  most: number,
): string[] => {
  const isThere = ids.includes(id);
  if (replaces !== null && ids.includes(replaces)) {
    return isThere
      ? ids.filter((one) => one !== replaces || one === id)
      : ids.map((one) => (one === replaces ? id : one));
  }
  if (isThere || ids.length >= most) return [...ids];
  const next = ids.findIndex((one) => later.includes(one));
  return next < 0 ? [...ids, id] : [...ids.slice(0, next), id, ...ids.slice(next)];
};
