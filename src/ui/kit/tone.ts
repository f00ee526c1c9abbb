import CheckIcon from '~icons/solar/check-circle-bold';
import DangerIcon from '~icons/solar/danger-circle-bold';
import WarningIcon from '~icons/solar/danger-triangle-bold';
import InfoIcon from '~icons/solar/info-circle-linear';
import type { IconType } from './icon';

/** Hue says whose turn it is: warning you, info under way, success earned, error refused, neutral closed. */
export type Tone = 'info' | 'success' | 'warning' | 'error' | 'neutral';

export const toneIcons: Record<Tone, IconType> = {
  info: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  error: DangerIcon,
  neutral: InfoIcon,
};
