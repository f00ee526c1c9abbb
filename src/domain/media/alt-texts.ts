import * as z from 'zod/mini';

/** Maximum characters of an alternative text (contract: MediaUpdate). */
export const ALT_LENGTH = 255;

const altText = z.string().check(z.maxLength(ALT_LENGTH, 'too_long'));

/** The alternative texts of an image, all optional. */
export const altTextsSchema = z.object({ alt: altText, altEn: altText, altAr: altText });
