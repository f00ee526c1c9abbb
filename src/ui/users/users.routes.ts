import { usersQueries } from '#application/api/users-queries.generated';
import { firstRead } from '#application/first-reads';
import UsersActiveIcon from '~icons/solar/users-group-rounded-bold-duotone';
import UsersIcon from '~icons/solar/users-group-rounded-linear';
import { withPreloadedTable } from '../kit/table/preload-table';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { FirstReads, PortalRoute } from '../routing/portal-route';
import { readUserList, toUserQuery } from './user-list-query';

const { listUsers, getUser } = usersQueries.endpoints;

const readUsers: FirstReads = ({ search }, { language }) => [
  firstRead(listUsers, toUserQuery(readUserList(search), language)),
];

/** The pages of the staff. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['user/list', 'user'],
    title: 'users',
    permission: 'users.see',
    page: lazyPageWithTexts(
      () => withPreloadedTable(import(/* webpackChunkName: 'list-users' */ './users-page')),
      'UsersPage',
      ['users', 'lists'],
    ),
    table: 'users',
    firstReads: readUsers,
    menu: {
      section: 'store',
      order: 30,
      text: 'users',
      icon: UsersIcon,
      activeIcon: UsersActiveIcon,
      known: true,
      pages: [
        '/dashboard/user/list',
        '/dashboard/user/cards',
        '/dashboard/user/invite',
        '/dashboard/user/new',
        '/dashboard/user/:id/edit',
      ],
    },
  },
  {
    paths: ['user/cards'],
    title: 'userCards',
    permission: 'users.see',
    page: lazyPageWithTexts(() => import('./user-cards-page'), 'UserCardsPage', ['users', 'lists']),
    firstReads: readUsers,
  },
  {
    paths: ['user/invite'],
    title: 'userInvite',
    permission: 'users.manage',
    page: lazyPageWithTexts(() => import('./editor/invite-page'), 'InvitePage', [
      'users',
      'account',
      'forms',
    ]),
  },
  {
    paths: ['user/new'],
    title: 'userNew',
    permission: 'users.manage',
    page: lazyPageWithTexts(() => import('./editor/new-user-page'), 'NewUserPage', [
      'users',
      'account',
      'forms',
    ]),
  },
  {
    paths: ['user/:userId/edit'],
    title: 'userEdit',
    permission: 'users.manage',
    page: lazyPageWithTexts(() => import('./editor/edit-user-page'), 'EditUserPage', [
      'users',
      'account',
      'emailChange',
      'forms',
    ]),
    firstReads: ({ params: { userId = '' } }) => [firstRead(getUser, { userId })],
  },
  {
    paths: ['user/profile'],
    title: 'profile',
    page: lazyPageWithTexts(() => import('./profile/profile-page'), 'ProfilePage', [
      'users',
      'account',
      'permissions',
      'activity',
    ]),
  },
];
