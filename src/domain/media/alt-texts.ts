import * as z from 'zod/mini';

/** Characters of a text that stands for a picture (contract: MediaUpdate). */
export const ALT_LENGTH = 255;

const altText = z.string().check(z.maxLength(ALT_LENGTH, 'too_long'));

/** The texts that stand for a picture, none of them required. */
export const altTextsSchema = z.object({ alt: altText, altEn: altText, altAr: altText });
