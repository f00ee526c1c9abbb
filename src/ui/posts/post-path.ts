export const POSTS_PATH = '/dashboard/post';
export const NEW_POST_PATH = `${POSTS_PATH}/new`;

interface Addressed {
  readonly slug: string;
}

/** Slugs keep the letters of their titles, in any script. */
export const postPath = ({ slug }: Addressed) => `${POSTS_PATH}/${encodeURIComponent(slug)}`;
export const postEditPath = (post: Addressed) => `${postPath(post)}/edit`;
/** The public address of an article. */
export const publicPostPath = ({ slug }: Addressed) => `/post/${encodeURIComponent(slug)}`;
