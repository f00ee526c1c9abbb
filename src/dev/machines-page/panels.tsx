import { Tabs } from '../../ui/kit/layout/tabs';
import { useText } from '../../ui/text/use-text';
import { CoveragePanel } from './coverage-panel';
import { LogPanel } from './log-panel';
import { Outline } from './outline';
import type { PanelsProps } from './panels-props';

/** Below the diagram: the log, the machine as text, the coverage of the tests. */
export function Panels(props: PanelsProps) {
  const { address, change, process, graph, highlights, played, onPlay } = props;
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
      {address.panel === 'outline' && <Outline graph={graph} highlights={highlights} />}
      {address.panel === 'coverage' && (
        <CoveragePanel machine={process.id} played={played} onPlay={onPlay} />
      )}
    </Tabs>
  );
}
