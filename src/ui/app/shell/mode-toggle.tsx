import MoonIcon from '~icons/solar/moon-linear';
import SunIcon from '~icons/solar/sun-2-linear';
import { IconButton } from '../../kit/icon-button';
import { useText } from '../../text/use-text';
import { useApplication } from '../application-context';
import { useAppearance } from '../use-appearance';

/** Light to dark and back; remembered, and followed by other tabs. */
export function ModeToggle() {
  const t = useText('shell');
  const { appearance } = useApplication();
  const { themeMode } = useAppearance();
  const next = themeMode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={themeMode === 'dark' ? SunIcon : MoonIcon}
      label={t(themeMode === 'dark' ? 'mode.toLight' : 'mode.toDark')}
      onClick={() => appearance.write({ ...appearance.read(), themeMode: next })}
    />
  );
}
