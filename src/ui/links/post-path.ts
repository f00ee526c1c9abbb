export const POSTS_PATH = '/dashboard/post';
export const NEW_POST_PATH = `${POSTS_PATH}/new`;

interface Addressed {
  readonly slug: string;
}

/** Slugs keep the letters of their titles, in any script. */
export function postPath({ slug }: Addressed) {
  return `${POSTS_PATH}/${encodeURIComponent(slug)}`;
}

export function postEditPath(post: Addressed) {
  return `${postPath(post)}/edit`;
}

/** The public address of an article. */
export function publicPostPath({ slug }: Addressed) {
  return `/post/${encodeURIComponent(slug)}`;
}
