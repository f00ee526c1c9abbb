import BoxIcon from '~icons/solar/box-bold';
import ConfirmedIcon from '~icons/solar/check-circle-bold';
import PendingIcon from '~icons/solar/clock-circle-bold';
import RefusedIcon from '~icons/solar/close-circle-bold';
import ShippedIcon from '~icons/solar/delivery-bold';
import NewIcon from '~icons/solar/inbox-in-bold';
import { Timeline } from '../../kit/layout/timeline';
import { useText } from '../../text/use-text';
import { Section } from '../section';

/** An order's history, with the next step and its deadline. */
export function TimelineSection() {
  const t = useText('catalogue');
  const entries = [
    { id: 'new', stage: 'done', icon: NewIcon, time: t('timeline.newTime') },
    { id: 'pending', stage: 'done', icon: PendingIcon, time: t('timeline.pendingTime') },
    { id: 'next', stage: 'next', icon: ConfirmedIcon, time: t('timeline.nextTime') },
    { id: 'processing', stage: 'later', icon: BoxIcon, time: undefined },
    { id: 'shipped', stage: 'later', icon: ShippedIcon, time: undefined },
    { id: 'refused', stage: 'wrong', icon: RefusedIcon, time: t('timeline.refusedTime') },
  ] as const;
  return (
    <Section title={t('timeline.title')}>
      <Timeline
        label={t('timeline.title')}
        entries={entries.map((entry) => ({
          ...entry,
          title: t(`timeline.${entry.id}`),
          children: t(`timeline.${entry.id}Why`),
        }))}
      />
    </Section>
  );
}
