import { memo, useCallback, useEffect } from 'react';
import { Chip } from '../../ui/kit/feedback/chip';
import { Select, type SelectOption } from '../../ui/kit/fields/select';
import { useLatest } from '../../ui/kit/use-latest';
import { useText } from '../../ui/text/use-text';
import type { MachineMonitor, MonitoredActor, MonitorSnapshot } from '../monitor/machine-monitor';
import type { Entry } from '../recording/entry';
import { AvailableEvents } from './available-events';
import { Code, Data, Muted, placeOf, Row, Small } from './machines-page.styles';
import { useStableValue } from './use-stable-value';

export interface ProcessPanelProps {
  watch: MachineMonitor;
  watched: MonitorSnapshot;
  /** The actors of the chosen machine. */
  actors: readonly MonitoredActor[];
  chosen: MonitoredActor | undefined;
  onChoose: (address: string) => void;
  /** The past step that is shown instead of the present. */
  past: Entry | null;
}

/** A running machine: its state, its context, and the events that can be sent to it. */
export function ProcessPanel({ chosen, ...props }: ProcessPanelProps) {
  const t = useText('dev');
  return chosen ? <Chosen {...props} chosen={chosen} /> : <Muted>{t('noProcessYet')}</Muted>;
}

type ChosenProps = ProcessPanelProps & { chosen: MonitoredActor };

function Chosen(props: ChosenProps) {
  const { watched, actors, chosen, onChoose, past } = props;
  const t = useText('dev');
  const shown = past ?? chosen.last;
  const options = useStableValue(
    actors.map(({ address, actor, tab, last }) => ({
      value: address,
      label: t('otherTab', { actor, place: watched.places.get(tab) ?? '—' }),
      hint: t(`status.${last.status}`),
    })),
  );
  const { to, running, status } = shown;
  return (
    <>
      <Processes options={options} value={chosen.address} onChoose={onChoose} />
      <CurrentState {...useStableValue({ to, running, status })} />
      {past ? <Muted>{t('past')}</Muted> : <Present {...props} />}
      <Small>{t('context')}</Small>
      <Data>{JSON.stringify(shown.context, null, 2)}</Data>
    </>
  );
}

interface ProcessesProps {
  options: SelectOption<string>[];
  value: string;
  onChoose: (address: string) => void;
}

/** Memoised like its siblings: most steps do not change its props. */
const Processes = memo(function Processes({ options, value, onChoose }: ProcessesProps) {
  const t = useText('dev');
  return <Select label={t('process')} options={options} value={value} onChange={onChoose} />;
});

const CurrentState = memo(function Standing(props: Pick<Entry, 'to' | 'running' | 'status'>) {
  const { to, running, status } = props;
  const t = useText('dev');
  return (
    <>
      <Small>{t('state')}</Small>
      <Row>
        {to.map((id) => (
          <Chip key={id} tone="success">
            <bdi>{placeOf(id)}</bdi>
          </Chip>
        ))}
        <Chip tone={status === 'active' ? 'info' : 'neutral'}>{t(`status.${status}`)}</Chip>
      </Row>
      {running.length > 0 && (
        <>
          <Small>{t('runs')}</Small>
          <Code>{running.join(', ')}</Code>
        </>
      )}
    </>
  );
});

function Present({ watch, watched, chosen }: ChosenProps) {
  const t = useText('dev');
  const { last } = chosen;
  // A new step may have other events; a burst of steps is queried once a frame.
  useEffect(() => {
    if (last.status === 'active') watch.ask(last);
  }, [watch, last]);
  const latest = useLatest({ watched, chosen });
  const lastOf = useCallback(
    (type: string) => {
      const { tab, actor } = latest.current.chosen;
      return latest.current.watched.entries.findLast(
        (entry) => entry.tab === tab && entry.actor === actor && entry.event.type === type,
      )?.event;
    },
    [latest],
  );
  const send = useCallback(
    (event: { type: string }) => watch.send(latest.current.chosen, event),
    [watch, latest],
  );
  const offers = useStableValue(watched.offers.get(chosen.address));
  const answer = useStableValue(watched.answers.get(chosen.address));
  if (last.status !== 'active' || !offers || offers.length === 0) return null;
  return (
    <>
      <Small>{t('events')}</Small>
      <AvailableEvents
        key={chosen.address}
        offers={offers}
        answer={answer}
        lastOf={lastOf}
        onSend={send}
      />
    </>
  );
}
