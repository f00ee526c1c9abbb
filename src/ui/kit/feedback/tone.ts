import CheckIcon from '~icons/solar/check-circle-bold';
import DangerIcon from '~icons/solar/danger-circle-bold';
import WarningIcon from '~icons/solar/danger-triangle-bold';
import InfoIcon from '~icons/solar/info-circle-linear';
import type { IconType } from '../icon';

/**
 * The colour states whose turn it is: warning for the user, info for work in progress, success,
 * error for a refusal, neutral for closed.
 */
export type Tone = 'info' | 'success' | 'warning' | 'error' | 'neutral';

export const toneIcons: Record<Tone, IconType> = {
  info: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  error: DangerIcon,
  neutral: InfoIcon,
};
