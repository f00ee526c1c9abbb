import { memo } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/kit/button';
import { SearchField } from '../../ui/kit/fields/search-field';
import { Select } from '../../ui/kit/fields/select';
import { Slider } from '../../ui/kit/fields/slider';
import { useText } from '../../ui/text/use-text';
import { addressOf } from '../recording/entry';
import { EntryDetails } from './entry-details';
import { EventLog, timeOf } from './event-log';
import { Row } from './machines-page.styles';
import type { PanelsProps } from './panels-props';

const Bar = styled(Row)`
  padding: var(--space-16) var(--space-24) var(--space-8);
  & > :first-child {
    flex: 1 1 240px;
  }
`;
const Time = styled.div`
  padding-inline: var(--space-24);
`;

const SCOPES = ['process', 'machine', 'all'] as const;

/** The log: filtered, searched, paused, and replayed step by step without changing anything. */
export function LogPanel(props: PanelsProps) {
  const { address, change, process, actor, pausable, past, onLook } = props;
  const { watched, isPaused, waiting, toggle } = pausable;
  const { search, scope } = address;
  const filter = {
    machine: scope === 'all' ? null : process.id,
    actor: scope === 'process' ? (actor?.address ?? '') : null,
    search,
  };
  return (
    <>
      <LogBar
        search={search}
        scope={scope}
        change={change}
        isPaused={isPaused}
        waiting={waiting}
        toggle={toggle}
      />
      {actor && <Moments {...props} actor={actor} />}
      <EventLog watched={watched} filter={filter} chosen={past} onChoose={onLook} />
      {past && <EntryDetails entry={past} place={watched.places.get(past.tab) ?? null} />}
    </>
  );
}

type LogBarProps = Pick<PanelsProps['address'], 'search' | 'scope'> &
  Pick<PanelsProps, 'change'> &
  Pick<PanelsProps['pausable'], 'isPaused' | 'waiting' | 'toggle'>;

/** Not rendered again with every step. */
const LogBar = memo(function LogBar(props: LogBarProps) {
  const { search, scope, change, isPaused, waiting, toggle } = props;
  const t = useText('dev');
  return (
    <Bar>
      <SearchField
        label={t('search')}
        value={search}
        onSearch={(next) => change({ search: next })}
      />
      <Select
        compact
        hideLabel
        label={t('scope')}
        options={SCOPES.map((value) => ({ value, label: t(`scopes.${value}`) }))}
        value={scope}
        onChange={(next) => change({ scope: next })}
      />
      <Button size="medium" variant="outline" aria-pressed={isPaused} onClick={toggle}>
        {isPaused ? `${t('resume')} · ${t('waiting', { count: waiting })}` : t('pause')}
      </Button>
    </Bar>
  );
});

/** The past steps of one machine. */
function Moments({ actor, pausable, past, onLook }: PanelsProps & { actor: { address: string } }) {
  const t = useText('dev');
  const steps = pausable.watched.entries.filter((entry) => addressOf(entry) === actor.address);
  const now = steps.length - 1;
  const at = past ? steps.indexOf(past) : now;
  const words = (value: number): string => {
    const step = steps[value];
    return step && value < now ? `${timeOf(step.at)} ${step.event.type}` : t('now');
  };
  return (
    <Time>
      {steps.length > 1 && (
        <Slider
          label={t('replay')}
          min={0}
          max={now}
          value={at < 0 ? now : at}
          format={words}
          onChange={(value) => onLook(value < now ? (steps[value] ?? null) : null)}
        />
      )}
      {past && (
        <Button size="small" variant="text" onClick={() => onLook(null)}>
          {t('live')}
        </Button>
      )}
    </Time>
  );
}
