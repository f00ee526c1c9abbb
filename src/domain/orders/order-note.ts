import * as z from 'zod/mini';

/** Characters of the team's own note on an order (contract: OrderUpdate). */
export const NOTE_LENGTH = 2000;

/** The team's own note; empty where there is none. */
export const orderNoteSchema = z.object({
  internalNote: z.string().check(z.maxLength(NOTE_LENGTH, 'too_long')),
});
