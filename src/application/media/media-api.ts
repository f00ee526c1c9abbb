import { mediaEndpoints } from '../api/media-endpoints.generated';

type ProgressListener = (share: number) => void;

/**
 * Listeners for the upload progress of a file, by the file, because endpoint arguments are plain
 * data.
 */
const progressListeners = new WeakMap<Blob, ProgressListener>();

/** Calls `tell` with the sent share of the file, from 0 to 1. */
export function onUploadProgress(file: Blob, tell: ProgressListener): void {
  progressListeners.set(file, tell);
}

/** The listener of the first of these files that has one. */
export function uploadProgressOf(files: readonly Blob[]): ProgressListener | undefined {
  return files.map((file) => progressListeners.get(file)).find(Boolean);
}

/** The endpoints of the library. An upload reports its progress, see {@link onUploadProgress}. */
export const mediaApi = mediaEndpoints.enhanceEndpoints({
  endpoints: {
    uploadManyMedia: (definition) => {
      const { query } = definition;
      if (!query) return;
      // A failed upload has changed nothing. A refetch would only add requests to an unreachable
      // server.
      definition.invalidatesTags = (answer) => (answer ? ['media'] : []);
      definition.query = (arg) => {
        const onSent = uploadProgressOf(arg.body.files);
        return { ...query(arg), ...(onSent && { onProgress: onSent }) };
      };
    },
  },
});
