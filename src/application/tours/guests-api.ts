import { guestsEndpoints } from '../api/guests-endpoints.generated';

/**
 * The calls of guests. Writes invalidate nothing: the machines keep the answers, and the page of a tour
 * reads it again itself.
 */
export const guestsApi = guestsEndpoints.enhanceEndpoints({
  endpoints: {
    holdTourPlaces: { invalidatesTags: [] },
    bookTourPlaces: { invalidatesTags: [] },
    cancelTourPlaces: { invalidatesTags: [] },
    waitForTourPlaces: { invalidatesTags: [] },
    answerTourOffer: { invalidatesTags: [] },
  },
});
