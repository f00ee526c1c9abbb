import { createGlobalStyle } from 'styled-components';
import { SHOWN_SOURCES, type ShownSource } from '#domain/calendar/shown-sources';
import OrderIcon from '~icons/solar/bag-4-linear';
import PayoutIcon from '~icons/solar/banknote-2-linear';
import EventIcon from '~icons/solar/calendar-mark-linear';
import InterviewIcon from '~icons/solar/case-round-minimalistic-linear';
import TaskIcon from '~icons/solar/checklist-minimalistic-linear';
import HoursIcon from '~icons/solar/clock-circle-linear';
import CancellationIcon from '~icons/solar/close-circle-linear';
import PickupIcon from '~icons/solar/delivery-linear';
import HolidayIcon from '~icons/solar/flag-linear';
import ClosureIcon from '~icons/solar/lock-keyhole-minimalistic-linear';
import DepartureIcon from '~icons/solar/map-point-linear';
import ReturnIcon from '~icons/solar/undo-left-round-linear';
import type { IconType } from '../kit/icon';

/** The icon and the colours of a source: the hue is never its only sign. */
interface SourceLook {
  readonly icon: IconType;
  /** Custom properties of the theme, for the ground and for what is on it. */
  readonly ground: string;
  readonly ink: string;
}

export const SOURCE_LOOKS: Readonly<Record<ShownSource, SourceLook>> = {
  event: { icon: EventIcon, ground: '--accent-soft2', ink: '--accent-text' },
  task: { icon: TaskIcon, ground: '--avatar-violet', ink: '--avatar-violet-ink' },
  pickup: { icon: PickupIcon, ground: '--avatar-teal', ink: '--avatar-teal-ink' },
  departure: { icon: DepartureIcon, ground: '--info-soft', ink: '--info-text' },
  interview: { icon: InterviewIcon, ground: '--neutral-soft', ink: '--neutral-text' },
  order_deadline: { icon: OrderIcon, ground: '--warning-soft', ink: '--warning-text' },
  return_deadline: { icon: ReturnIcon, ground: '--avatar-rose', ink: '--avatar-rose-ink' },
  cancellation_deadline: {
    icon: CancellationIcon,
    ground: '--error-soft',
    ink: '--error-chip-text',
  },
  payout: { icon: PayoutIcon, ground: '--success-soft', ink: '--success-text' },
  closure: { icon: ClosureIcon, ground: '--press', ink: '--on-press' },
  opening_hours: { icon: HoursIcon, ground: '--sunk', ink: '--text-2' },
  holiday: { icon: HolidayIcon, ground: '--avatar-sand', ink: '--avatar-sand-ink' },
};

/** The class of an element in the colours of a source. */
export function sourceClass(source: ShownSource | undefined): string {
  return source ? `cal-source-${source}` : 'cal-source-event';
}

/** In the dark, the soft grounds of avatars become the colour of what is on them. */
function darkColours(source: ShownSource): string {
  const { ground } = SOURCE_LOOKS[source];
  if (!ground.startsWith('--avatar-')) return '';
  return `:root[data-mode='dark'] .${sourceClass(source)} {
    --entry-ground: color-mix(in srgb, var(${ground}) 20%, transparent);
    --entry-ink: var(${ground});
  }`;
}

/** The colours of all sources, as custom properties of elements with their classes. */
export const SourceColours = createGlobalStyle`
  ${SHOWN_SOURCES.map((source) => {
    const { ground, ink } = SOURCE_LOOKS[source];
    return `.${sourceClass(source)} { --entry-ground: var(${ground}); --entry-ink: var(${ink}); }`;
  }).join('\n')}
  ${SHOWN_SOURCES.map(darkColours).join('\n')}
`;
