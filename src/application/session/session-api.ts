import { sessionEndpoints } from '../api/session-endpoints.generated';

/**
 * The session's calls. Its writes invalidate nothing: the authentication machine decides what
 * follows, and a new user starts with an empty cache.
 */
export const sessionApi = sessionEndpoints.enhanceEndpoints({
  endpoints: {
    createToken: { invalidatesTags: [] },
    refreshToken: { invalidatesTags: [] },
    endSession: { invalidatesTags: [] },
  },
});
