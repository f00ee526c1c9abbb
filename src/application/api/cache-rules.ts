import { storeEndpoints } from './store-api.generated';

/**
 * What a write makes stale, where the generated rule (a write of a subject makes the subject's reads
 * stale) is not the right one.
 *
 * - Session writes make nothing stale: the authentication machine decides what follows, and a new
 *   user starts with an empty cache.
 * - A change of a product can change the counts beside the reference lists, never their entries.
 * - An import's progress is read by its machine; the rows of the job do change.
 */
export const cachedEndpoints = storeEndpoints.enhanceEndpoints({
  endpoints: {
    createToken: { invalidatesTags: [] },
    refreshToken: { invalidatesTags: [] },
    register: { invalidatesTags: [] },
    endSession: { invalidatesTags: [] },
    createImport: { invalidatesTags: [] },
  },
});
