import { payoutsEndpoints } from '../api/payouts-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { asProblem } from '../problem';
import type { Store } from '../store';
import { uploadProgressOf } from './media-api';
import type { UploadResult } from './media-upload.machine';

/**
 * The endpoints of the files of answers. An upload reports its progress and changes no payout; a
 * download is not kept.
 */
export const payoutFilesApi = payoutsEndpoints.enhanceEndpoints({
  endpoints: {
    uploadPayoutFile: (definition) => {
      const { query } = definition;
      if (!query) return;
      definition.invalidatesTags = [];
      definition.query = (arg) => {
        const onSent = uploadProgressOf([arg.body.file]);
        return { ...query(arg), ...(onSent && { onProgress: onSent }) };
      };
    },
    downloadPayoutFile: { providesTags: [] },
  },
});

/** Sends a file for the answer to a payout; a refused one is a result. Rejects with an ApiProblem. */
export async function sendPayoutFile(
  store: Store,
  { payoutId, file }: { payoutId: string; file: File },
  signal: AbortSignal,
): Promise<UploadResult> {
  const call = payoutFilesApi.endpoints.uploadPayoutFile.initiate({ payoutId, body: { file } });
  try {
    const media = await unwrapWithSignal(store.dispatch(call), signal);
    return { outcome: 'stored', media, errors: [] };
  } catch (error) {
    const { status, errors } = asProblem(error);
    if (status === 413) return { outcome: 'refused', media: null, errors: ['file_too_large'] };
    const reasons = errors?.['file'];
    if (status !== 422 || !reasons) throw error;
    return { outcome: 'refused', media: null, errors: reasons };
  }
}
