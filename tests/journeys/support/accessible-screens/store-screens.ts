import { SETTINGS_TABS, type SettingsTab } from '#domain/stores/settings-tabs';
import { giveCarrier } from '../carriers';
import {
  accountPath,
  archivedUsersPath,
  clientFormPath,
  clientPath,
  sellInTwoMonths,
  userFormPath,
  userProfilePath,
  usersPath,
} from '../screen-paths';
import { saveInvalidEmail, typeWeakPassword } from '../screen-steps';
import { candidatePath, vacancyFormPath, vacancyPath } from '../vacancies';
import { type AccessibleScreen, longGroup, PHONE_WIDTH, type ScreenGroup } from './screen-group';

/** The own account, the dashboards, the settings of the store, its users and its clients. */
export const STORE_SCREENS: readonly ScreenGroup[] = [
  longGroup('The screens of the own account', 'store_user', [
    { name: 'the account with an invalid email', path: accountPath, steps: saveInvalidEmail },
    {
      name: 'a weak password',
      path: '/dashboard/user/account?tab=security',
      steps: typeWeakPassword,
    },
  ]),
  longGroup(
    'The dashboards',
    'store_admin',
    [1440, 1280, PHONE_WIDTH].flatMap(dashboardsAt),
    sellInTwoMonths,
  ),
  longGroup(
    'The settings of the store',
    'store_admin',
    [
      ...SETTINGS_TABS.map(settingsTab),
      { name: 'the store', path: '/dashboard/user/store', alsoOnPhone: true },
    ],
    (store) => giveCarrier(store, { name: 'Rapide Colis', phone: '+212522487310' }),
  ),
  longGroup('The screens of users', 'store_admin', [
    { name: 'the form of a user', path: userFormPath },
    { name: 'the profile of a user', path: userProfilePath },
    { name: 'the users', path: usersPath },
    { name: 'the archived users', path: archivedUsersPath },
    { name: 'the users as cards', path: '/dashboard/user/cards' },
    { name: 'an invitation', path: '/dashboard/user/invite' },
    { name: 'a new user', path: '/dashboard/user/new' },
    { name: 'the own profile', path: '/dashboard/user/profile' },
  ]),
  longGroup('The screens of vacancies', 'store_admin', [
    { name: 'the vacancies without rows', path: '/dashboard/job' },
    { name: 'the candidates of a vacancy', path: vacancyPath, alsoOnPhone: true },
    { name: 'a candidate', path: candidatePath, alsoOnPhone: true },
    { name: 'the vacancies', path: '/dashboard/job', alsoOnPhone: true },
    { name: 'the form of a vacancy', path: vacancyFormPath },
    { name: 'a new vacancy', path: '/dashboard/job/new' },
  ]),
  longGroup('The screens of clients', 'store_user', [
    { name: 'the clients without rows', path: '/dashboard/client' },
    { name: 'the page of a client', path: clientPath, alsoOnPhone: true },
    { name: 'the clients', path: '/dashboard/client', alsoOnPhone: true },
    { name: 'the form of a client', path: clientFormPath },
    { name: 'a new client', path: '/dashboard/client/new' },
  ]),
];

/** Each dashboard with charts, and with tables instead. */
function dashboardsAt(width: number): AccessibleScreen[] {
  return [
    'analytics',
    'ecommerce',
    'analytics?tables=series.categories.volume.gender.team',
    'ecommerce?tables=series.money.years',
    'figures',
  ].map((address) => ({
    name: `${address} (${width} px)`,
    path: `/dashboard/${address}`,
    width,
    isStill: true,
  }));
}

function settingsTab(tab: SettingsTab): AccessibleScreen {
  return {
    name: `the settings (${tab})`,
    path: `/dashboard/store/settings?tab=${tab}`,
    alsoOnPhone: true,
  };
}
