import { applicationsEndpoints } from '../api/applications-endpoints.generated';

/** The calls of candidates. Writes invalidate nothing: machines read what they show. */
export const applicationsApi = applicationsEndpoints.enhanceEndpoints({
  endpoints: {
    uploadApplicationCv: { invalidatesTags: [] },
    applyForVacancy: { invalidatesTags: [] },
    chooseInterview: { invalidatesTags: [] },
    withdrawApplication: { invalidatesTags: [] },
  },
});
