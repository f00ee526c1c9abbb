import { mediaEndpoints } from '../api/media-endpoints.generated';

type Teller = (share: number) => void;

/** Who wants to know how much of a file is on its way, by the file: arguments of calls are plain data. */
const tellers = new WeakMap<Blob, Teller>();

/** From now on `tell` hears which share of the file, from 0 to 1, has been sent. */
export const tellProgressOf = (file: Blob, tell: Teller): void => {
  tellers.set(file, tell);
};

/** The calls of the library; sending a picture tells its progress, see {@link tellProgressOf}. */
export const mediaApi = mediaEndpoints.enhanceEndpoints({
  endpoints: {
    uploadManyMedia: (definition) => {
      const { query } = definition;
      if (!query) return;
      // One that came to nothing has changed nothing: the page would only ask a lost server more.
      definition.invalidatesTags = (answer) => (answer ? ['media'] : []);
      definition.query = (arg) => {
        const onSent = arg.body.files.map((file) => tellers.get(file)).find(Boolean);
        return { ...query(arg), ...(onSent && { onSent }) };
      };
    },
  },
});
