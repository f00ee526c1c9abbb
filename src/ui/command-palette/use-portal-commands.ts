import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { LANGUAGES, languageRecords } from '#domain/format/languages';
import AddIcon from '~icons/solar/add-circle-linear';
import BagIcon from '~icons/solar/bag-4-linear';
import BankingIcon from '~icons/solar/card-transfer-linear';
import BookingIcon from '~icons/solar/delivery-linear';
import LibraryIcon from '~icons/solar/gallery-wide-linear';
import GlobeIcon from '~icons/solar/global-linear';
import LogoutIcon from '~icons/solar/logout-2-linear';
import MoonIcon from '~icons/solar/moon-linear';
import SettingsIcon from '~icons/solar/settings-minimalistic-linear';
import ImportIcon from '~icons/solar/upload-minimalistic-linear';
import { useOpenSettings } from '../appearance/open-settings';
import type { Command } from '../commands/command-registry';
import { NEW_EVENT_PATH } from '../links/event-path';
import { TRIAGE_PATH } from '../links/order-path';
import { BOOKING_PATH } from '../links/pickup-path';
import { NEW_TOUR_PATH } from '../links/tour-path';
import { useApplication } from '../portal-context/application-context';
import { useChooseLanguage } from '../portal-context/use-choose-language';
import { usePermissions } from '../portal-context/use-permissions';
import { useSignOut } from '../session/use-sign-out';
import { useText } from '../text/use-text';

/** Pages that are not in the menu, or that users also look for under another name. */
const PAGES = [
  {
    id: 'newOrder',
    icon: AddIcon,
    permission: 'orders.accept',
    path: '/dashboard/order/new',
  },
  {
    id: 'triage',
    icon: BagIcon,
    permission: 'orders.accept',
    path: TRIAGE_PATH,
  },
  {
    id: 'newProduct',
    icon: AddIcon,
    permission: 'products.edit',
    path: '/dashboard/product/new',
  },
  {
    id: 'newInvoice',
    icon: AddIcon,
    permission: 'invoices.issue',
    path: '/dashboard/invoice/new',
  },
  {
    id: 'newEvent',
    icon: AddIcon,
    permission: 'calendar.edit',
    path: NEW_EVENT_PATH,
  },
  {
    id: 'newTour',
    icon: AddIcon,
    permission: 'tours.edit',
    path: NEW_TOUR_PATH,
  },
  {
    id: 'newVacancy',
    icon: AddIcon,
    permission: 'vacancies.edit',
    path: '/dashboard/job/new',
  },
  {
    id: 'import',
    icon: ImportIcon,
    permission: 'products.import',
    path: '/dashboard/product/import',
  },
  {
    id: 'library',
    icon: LibraryIcon,
    permission: 'products.see',
    path: '/dashboard/file-manager',
  },
  {
    id: 'banking',
    icon: BankingIcon,
    permission: 'payments.see',
    path: '/dashboard/banking',
  },
  {
    id: 'bookings',
    icon: BookingIcon,
    permission: 'orders.see',
    path: BOOKING_PATH,
  },
] as const;

/** The commands of every page. None has keys, so only the palette knows them. */
export function usePortalCommands(): readonly Command[] {
  const t = useText('palette');
  const { appearance } = useApplication();
  const choose = useChooseLanguage();
  const openSettings = useOpenSettings();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const permissions = usePermissions();
  return useMemo(() => {
    const portal = (id: string, rest: Omit<Command, 'id' | 'scope'>): Command => ({
      id: `portal.${id}`,
      scope: 'portal',
      ...rest,
    });
    const toggleMode = () => {
      const { themeMode, ...kept } = appearance.read();
      appearance.write({ ...kept, themeMode: themeMode === 'dark' ? 'light' : 'dark' });
    };
    return [
      ...PAGES.filter(({ permission }) => permissions.has(permission)).map(({ id, icon, path }) =>
        portal(id, { label: t(`commands.${id}`), icon, run: () => void navigate(path) }),
      ),
      portal('settings', {
        label: t('commands.settings'),
        icon: SettingsIcon,
        run: openSettings,
      }),
      portal('mode', { label: t('commands.mode'), icon: MoonIcon, run: toggleMode }),
      ...LANGUAGES.map((language) =>
        portal(`speak.${language}`, {
          label: t('commands.speak', { language: languageRecords[language].name }),
          icon: GlobeIcon,
          run: () => choose(language),
        }),
      ),
      portal('signOut', { label: t('commands.signOut'), icon: LogoutIcon, run: signOut }),
    ];
  }, [t, appearance, choose, openSettings, signOut, navigate, permissions]);
}
