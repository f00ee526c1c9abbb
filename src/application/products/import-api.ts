import { importsEndpoints } from '../api/imports-endpoints.generated';

/** The calls of an import. A new job makes nothing stale; its progress is read by its machine. */
export const importApi = importsEndpoints.enhanceEndpoints({
  endpoints: { createImport: { invalidatesTags: [] } },
});
