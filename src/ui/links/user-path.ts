/** The path of the staff list; `/dashboard/user` shows the same. */
export const USERS_PATH = '/dashboard/user/list';
export const USER_CARDS_PATH = '/dashboard/user/cards';
export const INVITE_PATH = '/dashboard/user/invite';
export const NEW_USER_PATH = '/dashboard/user/new';
export const PROFILE_PATH = '/dashboard/user/profile';

export function userEditPath({ id }: { id: string }) {
  return `/dashboard/user/${id}/edit`;
}

/** A colleague's profile. The specification has one address for all of them. */
export function profilePath({ id }: { id: string }) {
  return `${PROFILE_PATH}?user=${id}`;
}

/** The form of a new user, filled in from a candidacy. */
export function invitationPath({ id }: { id: string }) {
  return `${NEW_USER_PATH}?candidacy=${id}`;
}
