import type { PictureRefusal } from '#domain/media/picture-limits';

/** The file cannot be stored as a picture. */
export class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor(readonly code: PictureRefusal) {
    super(code);
  }
}
