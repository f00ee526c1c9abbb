import { usersEndpoints } from '../api/users-endpoints.generated';

/** The endpoints of actions on some of the staff. A dry run invalidates no cache. */
export const bulkUsersApi = usersEndpoints.enhanceEndpoints({
  endpoints: {
    performUsersAction: {
      invalidatesTags: (_result, _error, { bulkUserRequest }) =>
        bulkUserRequest.dryRun ? [] : ['users'],
    },
  },
});
