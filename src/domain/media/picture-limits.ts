/** Limits of a picture that a store uploads. The portal and the server apply the same limits. */
export const PICTURE_LIMITS = {
  /** Bytes of one file. */
  fileBytes: 10 * 1024 * 1024,
  /** Files of one request. */
  files: 20,
  /** Width times height: bounds the memory for decoding. A phone's picture has 12 to 24 million. */
  pixels: 40_000_000,
  /** Pixels of one side. */
  side: 12_000,
  /** Pictures of one product. */
  perProduct: 30,
} as const;

/** Why a file is refused as a picture. */
export const PICTURE_REFUSALS = [
  'empty_file',
  'file_too_large',
  'unsupported_picture',
  'unreadable_picture',
  'too_many_pixels',
] as const;
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number];

/** Longer sides of the thumbnails, in pixels. */
export const THUMBNAIL_SIDES = [96, 320, 960] as const;

/** `/media/<media>/<name>.<extension>`: the URL of a picture stored by the server. */
const STORED = /^(\/media\/med_[A-Za-z0-9]+\/[0-9a-f]{16})\.(?:png|jpg|webp)$/;

/** Path of a stored picture's thumbnail; the picture itself if it has none, as on another host. */
export function thumbnailUrlOf(url: string, side: (typeof THUMBNAIL_SIDES)[number] = 320): string {
  return url.replace(STORED, (_whole, stem: string) => `${stem}-${side}.webp`);
}

/** Whether a picture of this size may be decoded. */
export function isWithinPixels(width: number, height: number): boolean {
  return (
    width <= PICTURE_LIMITS.side &&
    height <= PICTURE_LIMITS.side &&
    width * height <= PICTURE_LIMITS.pixels
  );
}

/** Types that the browser may report for a file. The server checks the content itself. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Extensions of the types, and other names of JPEG, which some systems do not know. */
const PICTURE_EXTENSION = /\.(?:png|webp|jpe?g|jpe|jfif|pjpeg|pjp)$/i;
const OLD_JPEG_TYPES = ['image/jpg', 'image/pjpeg'];

/**
 * Why a file must not be sent: its type, or its size in bytes. Null when both are acceptable. A file
 * without a type, which the browser does not know, is judged by its name.
 */
export function refusalOfFile(file: {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}): PictureRefusal | null {
  const isPicture =
    file.type === ''
      ? PICTURE_EXTENSION.test(file.name)
      : [...PICTURE_TYPES, ...OLD_JPEG_TYPES].includes(file.type);
  if (!isPicture) return 'unsupported_picture';
  if (file.size === 0) return 'empty_file';
  return file.size > PICTURE_LIMITS.fileBytes ? 'file_too_large' : null;
}
