import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { LANGUAGES, languageRecords } from '#domain/format/languages';
import LibraryIcon from '~icons/solar/gallery-wide-linear';
import GlobeIcon from '~icons/solar/global-linear';
import ImportIcon from '~icons/solar/import-linear';
import LogoutIcon from '~icons/solar/logout-2-linear';
import MoonIcon from '~icons/solar/moon-linear';
import SettingsIcon from '~icons/solar/settings-minimalistic-linear';
import { useOpenSettings } from '../app/appearance/open-settings';
import { useApplication } from '../app/application-context';
import { usePermission } from '../app/use-permission';
import type { Command } from '../commands/command-registry';
import { useSignOut } from '../session/use-sign-out';
import { useChooseLanguage } from '../text/use-choose-language';
import { useText } from '../text/use-text';

/** What can be done on every page. */
export function usePortalCommands(): readonly Command[] {
  const t = useText('palette');
  const { appearance } = useApplication();
  const choose = useChooseLanguage();
  const openSettings = useOpenSettings();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const mayImport = usePermission('products.import');
  const maySee = usePermission('products.see');
  return useMemo(() => {
    const portal = (id: string, rest: Omit<Command, 'id' | 'scope'>): Command => ({
      ...{ id: `portal.${id}`, scope: 'portal' },
      ...rest,
    });
    const toggleMode = () => {
      const { themeMode, ...kept } = appearance.read();
      appearance.write({ ...kept, themeMode: themeMode === 'dark' ? 'light' : 'dark' });
    };
    return [
      ...(mayImport
        ? [
            portal('import', {
              ...{ label: t('commands.import'), icon: ImportIcon },
              run: () => void navigate('/dashboard/product/import'),
            }),
          ]
        : []),
      ...(maySee
        ? [
            portal('library', {
              ...{ label: t('commands.library'), icon: LibraryIcon },
              run: () => void navigate('/dashboard/file-manager'),
            }),
          ]
        : []),
      portal('settings', {
        ...{ label: t('commands.settings'), icon: SettingsIcon, run: openSettings },
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
  }, [t, appearance, choose, openSettings, signOut, navigate, mayImport, maySee]);
}
