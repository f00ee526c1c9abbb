import type { VacancyStatus } from '#domain/vacancies/vacancy-lifecycle';
import FilledIcon from '~icons/solar/check-circle-bold';
import OpenIcon from '~icons/solar/global-bold';
import ClosedIcon from '~icons/solar/lock-keyhole-minimalistic-bold';
import DraftIcon from '~icons/solar/pen-2-bold';
import { StatusChip } from '../kit/feedback/chip';
import type { Tone } from '../kit/feedback/tone';
import type { IconType } from '../kit/icon';
import { useText } from '../text/use-text';

const LOOKS: Readonly<Record<VacancyStatus, readonly [Tone, IconType]>> = {
  draft: ['neutral', DraftIcon],
  open: ['success', OpenIcon],
  closed: ['warning', ClosedIcon],
  filled: ['info', FilledIcon],
};

/** Whether one can apply. */
export function VacancyStatusChip({ status }: { status: VacancyStatus }) {
  const t = useText('vacancies');
  const [tone, icon] = LOOKS[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`status.${status}`)}
    </StatusChip>
  );
}
