import * as z from 'zod/mini';
import { type Preference, preference, withFallback } from '../preferences/preference';

/** Whether the checklist of a store that is set up was put away. */
export const setupHidden: Preference<boolean> = preference(
  'setupHidden',
  withFallback(z.boolean(), false),
);

/** The stop of the guided tour to go on with, 0 being the first, and whether it was seen whole. */
export const tourProgress: Preference<{ at: number; isSeen: boolean }> = preference(
  'tour',
  withFallback(z.object({ at: z.number().check(z.nonnegative()), isSeen: z.boolean() }), {
    at: 0,
    isSeen: false,
  }),
);
