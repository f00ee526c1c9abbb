import { importsEndpoints } from '../api/imports-endpoints.generated';

/** The calls of an import. A new job invalidates nothing; the machine queries its progress. */
export const importApi = importsEndpoints.enhanceEndpoints({
  endpoints: { createImport: { invalidatesTags: [] } },
});
