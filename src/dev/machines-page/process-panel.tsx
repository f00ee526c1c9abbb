import { useEffect } from 'react';
import { Chip } from '../../ui/kit/chip';
import { Select } from '../../ui/kit/select';
import { useText } from '../../ui/text/use-text';
import type { Entry } from '../recording/entry';
import type { Watch, Watched, WatchedActor } from '../watching/watch';
import { Offers } from './offers';
import { Code, Data, Quiet, Row, Small } from './parts';

export interface ProcessPanelProps {
  watch: Watch;
  watched: Watched;
  /** Those of the chosen machine. */
  actors: readonly WatchedActor[];
  chosen: WatchedActor | undefined;
  onChoose: (address: string) => void;
  /** The step that is shown instead of the present. */
  past: Entry | null;
}

/** A running process: where it stands, what it holds, and what can be sent to it. */
export function ProcessPanel(props: ProcessPanelProps) {
  const { watched, actors, chosen, onChoose, past } = props;
  const t = useText('dev');
  if (!chosen) return <Quiet>{t('noProcessYet')}</Quiet>;
  const shown = past ?? chosen.last;
  const options = actors.map(({ address, actor, tab, last }) => ({
    value: address,
    label: t('otherTab', { actor, place: watched.places.get(tab) ?? '—' }),
    hint: t(`status.${last.status}`),
  }));
  return (
    <>
      <Select label={t('process')} options={options} value={chosen.address} onChange={onChoose} />
      <Small>{t('state')}</Small>
      <Row>
        {shown.to.map((id) => (
          <Chip key={id} tone="success">
            <bdi>{id.split('.').slice(1).join('.')}</bdi>
          </Chip>
        ))}
        <Chip tone={shown.status === 'active' ? 'info' : 'neutral'}>
          {t(`status.${shown.status}`)}
        </Chip>
      </Row>
      {shown.running.length > 0 && (
        <>
          <Small>{t('runs')}</Small>
          <Code>{shown.running.join(', ')}</Code>
        </>
      )}
      {past ? <Quiet>{t('past')}</Quiet> : <Present {...props} chosen={chosen} />}
      <Small>{t('context')}</Small>
      <Data>{JSON.stringify(shown.context, null, 2)}</Data>
    </>
  );
}

function Present({ watch, watched, chosen }: ProcessPanelProps & { chosen: WatchedActor }) {
  const t = useText('dev');
  const { last } = chosen;
  // Another step may have other events; a storm of steps is asked about once a frame.
  useEffect(() => {
    if (last.status === 'active') watch.ask(last);
  }, [watch, last]);
  const offers = watched.offers.get(chosen.address) ?? [];
  if (last.status !== 'active' || offers.length === 0) return null;
  return (
    <>
      <Small>{t('events')}</Small>
      <Offers
        key={chosen.address}
        offers={offers}
        answer={watched.answers.get(chosen.address)}
        lastOf={(type) =>
          watched.entries.findLast(
            ({ tab, actor, event }) =>
              tab === chosen.tab && actor === chosen.actor && event.type === type,
          )?.event
        }
        onSend={(event) => watch.send(chosen, event)}
      />
    </>
  );
}
