import * as z from 'zod/mini';

/** Maximum length of the team's note on an order (contract: OrderUpdate). */
export const NOTE_LENGTH = 2000;

/** The team's note; empty if there is none. */
export const orderNoteSchema = z.object({
  internalNote: z.string().check(z.maxLength(NOTE_LENGTH, 'too_long')),
});
