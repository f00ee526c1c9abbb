import type { TourStatus } from '#domain/tours/tour-lifecycle';
import ArchiveIcon from '~icons/solar/archive-bold';
import GlobeIcon from '~icons/solar/global-bold';
import PauseIcon from '~icons/solar/pause-circle-bold';
import DraftIcon from '~icons/solar/pen-2-bold';
import { StatusChip } from '../kit/feedback/chip';
import type { Tone } from '../kit/feedback/tone';
import type { IconType } from '../kit/icon';
import { useText } from '../text/use-text';

const LOOKS: Readonly<Record<TourStatus, { readonly tone: Tone; readonly icon: IconType }>> = {
  draft: { tone: 'neutral', icon: DraftIcon },
  published: { tone: 'success', icon: GlobeIcon },
  paused: { tone: 'warning', icon: PauseIcon },
  archived: { tone: 'neutral', icon: ArchiveIcon },
};

/** Where a tour is in its lifecycle. */
export function TourStatusChip({ status }: { status: TourStatus }) {
  const t = useText('tours');
  return <StatusChip {...LOOKS[status]}>{t(`status.${status}`)}</StatusChip>;
}
