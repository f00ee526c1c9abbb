import { useCallback, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { SettingsDrawerProvider } from '../../ui/appearance/open-settings';
import { AriaLocale } from '../../ui/kit/aria-locale';
import { Card } from '../../ui/kit/layout/card';
import { useLatest } from '../../ui/kit/use-latest';
import { useText } from '../../ui/text/use-text';
import { media } from '../../ui/theme/breakpoints';
import { HighlightStore } from '../monitor/highlight-store';
import type { MachineMonitor, MonitoredActor } from '../monitor/machine-monitor';
import { useMonitorSnapshot } from '../monitor/use-monitor-snapshot';
import { DOCUMENTS } from '../qa-report/last-run';
import type { Entry } from '../recording/entry';
import type { Played } from './coverage-panel';
import { currentHighlights } from './current-highlights';
import { Diagram, useDrawing } from './diagram';
import { ExportMenu } from './export-menu';
import { MachineList } from './machine-list';
import { Muted, Row } from './machines-page.styles';
import { Header } from './page-header';
import { Panels } from './panels';
import { ProcessPanel } from './process-panel';
import { type Process, processOf } from './processes';
import { usePageUrl } from './use-page-url';
import { usePausable } from './use-pausable';
import { useStableValue } from './use-stable-value';

const Page = styled.div`
  padding: var(--space-16) var(--space-24) var(--space-40);
  ${media.below('phone')} {
    padding-inline: var(--space-16);
  }
`;
const Columns = styled.main`
  display: grid;
  grid-template: 'list drawing side' auto 'list panels side' auto / 216px minmax(0, 1fr) 300px;
  align-items: start;
  gap: var(--space-16);
  & > section {
    padding: var(--space-16);
  }
  & > [data-place='panels'] {
    padding: 0;
  }
  ${media.below('desktop')} {
    grid-template: 'list' auto 'drawing' auto 'side' auto 'panels' auto / minmax(0, 1fr);
  }
`;
const Sheet = styled.div`
  block-size: clamp(360px, 58vh, 720px);
`;
const List = styled(Card)`
  max-block-size: calc(100vh - 120px);
  overflow: auto;
  ${media.below('desktop')} {
    max-block-size: 260px;
  }
`;
const HeaderRow = styled(Row)`
  justify-content: space-between;
  margin-block-end: var(--space-8);
`;

/** The actor in the address if it belongs to this machine; otherwise the one that changed last. */
function actorOf(
  actors: readonly MonitoredActor[],
  address: string | null,
): MonitoredActor | undefined {
  return (
    actors.find((actor) => actor.address === address) ??
    actors.findLast(({ last }) => last.status === 'active') ??
    actors.at(-1)
  );
}

/** Number of running instances of each machine, by its id. */
function runningOf(actors: readonly MonitoredActor[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { last } of actors) {
    if (last.status === 'active') counts[last.machine] = (counts[last.machine] ?? 0) + 1;
  }
  return counts;
}

/** `/dev/machines`: the definition of every machine, and all running machines. */
export function MachinesPage({ watch }: { watch: MachineMonitor }) {
  const t = useText('dev');
  const [address, change] = usePageUrl();
  const pausable = usePausable(useMonitorSnapshot(watch));
  const { watched } = pausable;
  const process = processOf(address.machine);
  const graph = useMemo(() => process.graph(), [process]);
  const laid = useDrawing(graph);
  const actors = watched.actors.filter(({ last }) => last.machine === process.id);
  const actor = actorOf(actors, address.actor);
  const running = useStableValue(runningOf(watched.actors));
  const latest = useLatest(watched);
  const entries = useCallback(() => latest.current.entries, [latest]);
  const [past, setPast] = useState<Entry | null>(null);
  const [played, setPlayed] = useState<Played | null>(null);
  const shownPast =
    past && actor?.last.actor === past.actor && actor.tab === past.tab ? past : null;
  const [highlights] = useState(() => new HighlightStore());
  const entry = shownPast ?? actor?.last ?? null;
  const current = useMemo(
    () => currentHighlights(process.id, entry, played),
    [process.id, entry, played],
  );
  useEffect(() => highlights.show(current), [highlights, current]);

  const choose = (entryOf: Entry) => {
    setPast(entryOf);
    change({ machine: entryOf.machine, actor: `${entryOf.tab}/${entryOf.actor}` });
  };
  const chooseProcess = useCallback(
    ({ id }: Process) => {
      setPast(null);
      change({ machine: id, actor: null });
    },
    [change],
  );
  const chooseActor = useCallback(
    (chosen: string) => {
      setPast(null);
      change({ actor: chosen });
    },
    [change],
  );
  return (
    <AriaLocale>
      <SettingsDrawerProvider>
        <Page>
          <Header watch={watch} />
          <Columns>
            <List style={{ gridArea: 'list' }}>
              <MachineList chosen={process} running={running} onChoose={chooseProcess} />
            </List>
            <Card style={{ gridArea: 'drawing' }}>
              <HeaderRow>
                <div>
                  <h1>{process.name}</h1>
                  <a href={`${DOCUMENTS}${process.document}`} target="_blank" rel="noreferrer">
                    {t('documents')}
                  </a>
                </div>
                <ExportMenu
                  process={process}
                  drawing={laid?.drawing ?? null}
                  highlights={highlights}
                  entries={entries}
                />
              </HeaderRow>
              <Sheet>
                <Diagram laid={laid} name={process.name} highlights={highlights} />
              </Sheet>
            </Card>
            <Card style={{ gridArea: 'side' }}>
              {graph.kind === 'lifecycle' ? (
                <Muted>{t('onlyDrawn')}</Muted>
              ) : (
                <ProcessPanel
                  watch={watch}
                  watched={watched}
                  actors={actors}
                  chosen={actor}
                  onChoose={chooseActor}
                  past={shownPast}
                />
              )}
            </Card>
            <Card data-place="panels" style={{ gridArea: 'panels' }}>
              <Panels
                address={address}
                change={change}
                process={process}
                graph={graph}
                actor={actor}
                played={played}
                pausable={pausable}
                highlights={current}
                past={shownPast}
                onLook={(one) => (one ? choose(one) : setPast(null))}
                onPlay={setPlayed}
              />
            </Card>
          </Columns>
        </Page>
      </SettingsDrawerProvider>
    </AriaLocale>
  );
}
