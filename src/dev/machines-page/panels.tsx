import { Tabs } from '../../ui/kit/tabs';
import { useText } from '../../ui/text/use-text';
import type { ProcessGraph } from '../graph/process-graph';
import type { Entry } from '../recording/entry';
import type { Looks } from '../watching/looks';
import type { WatchedActor } from '../watching/watch';
import { CoveragePanel, type Played } from './coverage-panel';
import { LogPanel } from './log-panel';
import { Outline } from './outline';
import type { PageAddress, usePageAddress } from './page-address';
import type { Process } from './processes';
import type { Pausable } from './use-pausable';

export interface PanelsProps {
  address: PageAddress;
  change: ReturnType<typeof usePageAddress>[1];
  process: Process;
  graph: ProcessGraph;
  actor: WatchedActor | undefined;
  pausable: Pausable;
  /** The step that is looked at instead of the present. */
  past: Entry | null;
  onLook: (entry: Entry | null) => void;
  looks: Looks;
  played: Played | null;
  onPlay: (played: Played | null) => void;
}

/** Below the diagram: what happened, the process in words, what the tests reached. */
export function Panels(props: PanelsProps) {
  const { address, change, process, graph, looks, played, onPlay } = props;
  const t = useText('dev');
  return (
    <Tabs
      label={t('panels')}
      items={[
        { id: 'log', label: t('panel.log') },
        { id: 'outline', label: t('panel.outline') },
        ...(graph.kind === 'machine'
          ? [{ id: 'coverage' as const, label: t('panel.coverage') }]
          : []),
      ]}
      value={address.panel}
      onChange={(panel) => change({ panel })}
    >
      {address.panel === 'log' && <LogPanel {...props} />}
      {address.panel === 'outline' && <Outline graph={graph} looks={looks} />}
      {address.panel === 'coverage' && (
        <CoveragePanel machine={process.id} played={played} onPlay={onPlay} />
      )}
    </Tabs>
  );
}
