import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { LANGUAGES, languageRecords } from '#domain/format/languages';
import GlobeIcon from '~icons/solar/global-linear';
import ImportIcon from '~icons/solar/import-linear';
import LogoutIcon from '~icons/solar/logout-2-linear';
import MoonIcon from '~icons/solar/moon-linear';
import { useApplication } from '../app/application-context';
import { usePermission } from '../app/use-permission';
import type { Command } from '../commands/command-registry';
import { toasts } from '../kit/toast-store';
import { useSignOut } from '../session/use-sign-out';
import { useText } from '../text/use-text';

/** What can be done on every page. */
export function usePortalCommands(): readonly Command[] {
  const t = useText('palette');
  const common = useText('common');
  const { appearance, languages } = useApplication();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const mayImport = usePermission('products.import');
  return useMemo(() => {
    const portal = (id: string, rest: Omit<Command, 'id' | 'scope'>): Command => ({
      ...{ id: `portal.${id}`, scope: 'portal' },
      ...rest,
    });
    const toggleMode = () => {
      const { themeMode, ...kept } = appearance.read();
      appearance.write({ ...kept, themeMode: themeMode === 'dark' ? 'light' : 'dark' });
    };
    const failed = () => toasts.show({ title: common('languageFailed'), tone: 'error' });
    return [
      ...(mayImport
        ? [
            portal('import', {
              ...{ label: t('commands.import'), icon: ImportIcon },
              run: () => void navigate('/dashboard/product/import'),
            }),
          ]
        : []),
      portal('mode', { label: t('commands.mode'), icon: MoonIcon, run: toggleMode }),
      ...LANGUAGES.map((language) =>
        portal(`speak.${language}`, {
          label: t('commands.speak', { language: languageRecords[language].name }),
          icon: GlobeIcon,
          run: () => void languages.choose(language).catch(failed),
        }),
      ),
      portal('signOut', { label: t('commands.signOut'), icon: LogoutIcon, run: signOut }),
    ];
  }, [t, common, appearance, languages, signOut, navigate, mayImport]);
}
