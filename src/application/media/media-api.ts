import { mediaEndpoints } from '../api/media-endpoints.generated';

type ProgressListener = (share: number) => void;

/** Who wants to know how much of a file is on its way, by the file: arguments of calls are plain data. */
const progressListeners = new WeakMap<Blob, ProgressListener>();

/** From now on `tell` hears which share of the file, from 0 to 1, has been sent. */
export const onUploadProgress = (file: Blob, tell: ProgressListener): void => {
  progressListeners.set(file, tell);
};

/** The calls of the library; sending a picture tells its progress, see {@link onUploadProgress}. */
export const mediaApi = mediaEndpoints.enhanceEndpoints({
  endpoints: {
    uploadManyMedia: (definition) => {
      const { query } = definition;
      if (!query) return;
      // One that came to nothing has changed nothing: the page would only ask a lost server more.
      definition.invalidatesTags = (answer) => (answer ? ['media'] : []);
      definition.query = (arg) => {
        const onSent = arg.body.files.map((file) => progressListeners.get(file)).find(Boolean);
        return { ...query(arg), ...(onSent && { onProgress: onSent }) };
      };
    },
  },
});
