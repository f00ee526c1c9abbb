import * as z from 'zod/mini';
import { type Preference, preference, withFallback } from '../preferences/preference';

/** The stop of the guided tour to resume at, from 0, and whether the tour was completed. */
export const tourProgress: Preference<{ at: number; isSeen: boolean }> = preference(
  'tour',
  withFallback(z.object({ at: z.number().check(z.nonnegative()), isSeen: z.boolean() }), {
    at: 0,
    isSeen: false,
  }),
);
