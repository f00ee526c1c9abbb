import { useSelector } from '@xstate/react';
import { type SettingsTab, tabAccess } from '#domain/stores/settings-tabs';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { TextLink } from '../../kit/text-link';
import { settingsPath } from '../../links/settings-path';
import { useApplication } from '../../portal-context/application-context';
import { useText } from '../../text/use-text';

/**
 * The link to a tab of the settings, worded by the user's permission; none without a permission.
 */
export function SettingsLink({ tab }: { tab: SettingsTab }) {
  const t = useText('myStore');
  const settings = useText('storeSettings');
  const access = useSelector(useApplication().session, ({ context }) =>
    tabAccess(tab, context.user?.permissions ?? []),
  );
  if (access === 'none') return null;
  return (
    <TextLink to={settingsPath(tab)}>
      {t(`link.${access}`)}
      <VisuallyHidden>{` · ${settings(`tabs.${tab}`)}`}</VisuallyHidden>
    </TextLink>
  );
}
