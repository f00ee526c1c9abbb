import { styled } from 'styled-components';
import SettingsIcon from '~icons/solar/settings-minimalistic-linear';
import { IconButton } from '../kit/icon-button';
import { useText } from '../text/use-text';
import { preloadSettings, useOpenSettings } from './open-settings';
import { useAppearanceDiffers } from './use-appearance';

/** The dot that marks settings other than the defaults. */
export const ChangedDot = styled.span`
  display: block;
  margin: 6px;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  background: var(--error-solid);
`;

/** Opens the settings drawer; a dot shows that settings differ from their defaults. */
export function SettingsButton() {
  const t = useText('shell');
  const open = useOpenSettings();
  const differs = useAppearanceDiffers();
  return (
    <IconButton
      icon={SettingsIcon}
      label={t(differs ? 'settings.changed' : 'settings.open')}
      badge={differs && <ChangedDot />}
      aria-haspopup="dialog"
      onClick={open}
      onPointerEnter={preloadSettings}
      onFocus={preloadSettings}
    />
  );
}
