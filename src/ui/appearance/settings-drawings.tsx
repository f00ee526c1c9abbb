import type { Appearance } from '#domain/appearance/appearance';
import AlignStartIcon from '~icons/solar/align-left-linear';
import AlignEndIcon from '~icons/solar/align-right-linear';
import MoonChosenIcon from '~icons/solar/moon-bold-duotone';
import MoonIcon from '~icons/solar/moon-linear';
import SunChosenIcon from '~icons/solar/sun-2-bold-duotone';
import SunIcon from '~icons/solar/sun-2-linear';
import { Icon } from '../kit/icon';

/** The sun and the moon, the chosen one filled. */
export function modeDrawings(chosen: Appearance['themeMode']) {
  return {
    light: <Icon of={chosen === 'light' ? SunChosenIcon : SunIcon} />,
    dark: <Icon of={chosen === 'dark' ? MoonChosenIcon : MoonIcon} />,
  };
}

/** A half-filled disc, in light or full colour. */
function HalfDisc({ opacity }: { opacity: number }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="7.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M10 2.25A7.75 7.75 0 0 1 10 17.75Z" fill="currentColor" opacity={opacity} />
    </svg>
  );
}

export const contrastDrawings = {
  default: <HalfDisc opacity={0.4} />,
  bold: <HalfDisc opacity={1} />,
};

/** Lines from the edge where reading begins; they show a side of the screen and are never mirrored. */
export const directionDrawings = {
  ltr: <Icon of={AlignStartIcon} />,
  rtl: <Icon of={AlignEndIcon} />,
};
