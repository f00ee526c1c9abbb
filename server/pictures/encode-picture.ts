import type { Sharp, SharpConstructor } from 'sharp';
import { isWithinPixels, PICTURE_LIMITS, THUMBNAIL_SIDES } from '#domain/media/picture-limits';
import { once } from '../once';
import { PictureError } from './picture-error';

/** Loaded for the first picture, because the library takes 15 MB. */
const loadSharp = once(async () => {
  const { default: sharp } = await import('sharp');
  // Whatever type a file claims to have, this process can decode only these three formats.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'],
  });
  // Pictures are decoded a few at a time, each by one thread and without a cache: other requests
  // share the processor and the memory.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
});

/** Longer side of a stored picture. */
const MAX_SIDE_PIXELS = 4096;
const SECONDS = 30;

const KINDS = {
  png: { extension: 'png', mimeType: 'image/png' },
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
} as const;
type Kind = keyof typeof KINDS;

/** A stored picture: re-encoded, so that only the pixels of the original file are left. */
export interface EncodedPicture {
  readonly content: Uint8Array;
  readonly extension: (typeof KINDS)[Kind]['extension'];
  readonly mimeType: (typeof KINDS)[Kind]['mimeType'];
  readonly width: number;
  readonly height: number;
  /** WebP, by the longer side in pixels. */
  readonly thumbnails: readonly { readonly side: number; readonly content: Uint8Array }[];
}

function isKind(format: string | undefined): format is Kind {
  return format !== undefined && Object.hasOwn(KINDS, format);
}

/** Reads only the header of the file. */
async function kindOf(sharp: SharpConstructor, file: string): Promise<Kind> {
  const { format, width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureError('unsupported_picture');
    });
  if (!isKind(format)) throw new PictureError('unsupported_picture');
  if (!isWithinPixels(width, height)) throw new PictureError('too_many_pixels');
  return format;
}

function encode(pipeline: Sharp, kind: Kind): Sharp {
  if (kind === 'png') return pipeline.png({ compressionLevel: 7 });
  return kind === 'jpeg' ? pipeline.jpeg({ quality: 90 }) : pipeline.webp({ quality: 90 });
}

function inside(side: number) {
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
}

async function thumbnailOf(sharp: SharpConstructor, content: Uint8Array, side: number) {
  return {
    side,
    content: await sharp(content).resize(inside(side)).webp({ quality: 80 }).toBuffer(),
  };
}

/**
 * Validates a file by its content and encodes the stored picture: upright, without metadata, at
 * most 4096 pixels on the longer side, with its thumbnails.
 * @param file path of the file as it was sent
 * @throws PictureError when it is no PNG, JPEG or WebP, has too many pixels, or can't be decoded
 */
export async function encodePicture(file: string): Promise<EncodedPicture> {
  const sharp = await loadSharp();
  const kind = await kindOf(sharp, file);
  try {
    const upright = sharp(file, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error' })
      .autoOrient()
      .timeout({ seconds: SECONDS })
      .resize(inside(MAX_SIDE_PIXELS));
    const { data, info } = await encode(upright, kind).toBuffer({ resolveWithObject: true });
    const thumbnails = [];
    for (const side of THUMBNAIL_SIDES) thumbnails.push(await thumbnailOf(sharp, data, side));
    return { ...KINDS[kind], content: data, width: info.width, height: info.height, thumbnails };
  } catch {
    throw new PictureError('unreadable_picture');
  }
}

/** A picture as WebP with this longer side at most; undefined when it can't be decoded. */
export async function shrinkPicture(
  content: Uint8Array,
  side: number,
): Promise<Uint8Array | undefined> {
  const sharp = await loadSharp();
  return sharp(content, { limitInputPixels: PICTURE_LIMITS.pixels })
    .autoOrient()
    .timeout({ seconds: SECONDS })
    .resize(inside(side))
    .webp({ quality: 85 })
    .toBuffer()
    .catch(() => undefined);
}
