import { usersEndpoints } from '../api/users-endpoints.generated';

/** The calls of a step of some of the staff. A dry run makes nothing stale. */
export const bulkUsersApi = usersEndpoints.enhanceEndpoints({
  endpoints: {
    performUsersAction: {
      invalidatesTags: (_result, _error, { bulkUserRequest }) =>
        bulkUserRequest.dryRun ? [] : ['users'],
    },
  },
});
