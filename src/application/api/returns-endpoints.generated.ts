// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export * from './returns-queries.generated';
import type { Return, ReturnAction, ReturnActionRequest } from '#openapi/types.generated';
import { returnAnswer } from './returns-queries.generated';
import { returnsQueries as api } from './returns-queries.generated';
export const addTagTypes = ['returns'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      performReturnAction: build.mutation<
        PerformReturnActionApiResponse,
        PerformReturnActionApiArg
      >({
        query: (queryArg) => ({
          answer: returnAnswer,
          url: `/api/store/returns/${encodeURIComponent(String(queryArg.returnId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          body: queryArg.returnActionRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['returns'],
      }),
    }),
  });
export { injectedRtkApi as returnsEndpoints };
export type PerformReturnActionApiResponse = /** status 200 The return after the action. */ Return;
export type PerformReturnActionApiArg = {
  /** Id of the return. */
  returnId: string;
  /** What to do. */
  action: ReturnAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  returnActionRequest: ReturnActionRequest;
};
export const { usePerformReturnActionMutation } = injectedRtkApi;
