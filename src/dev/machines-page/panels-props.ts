import type { Highlights } from '../diagram/highlights';
import type { ProcessGraph } from '../graph/process-graph';
import type { MonitoredActor } from '../monitor/machine-monitor';
import type { Entry } from '../recording/entry';
import type { Played } from './coverage-panel';
import type { Process } from './processes';
import type { PageUrlState, usePageUrl } from './use-page-url';
import type { Pausable } from './use-pausable';

/** The content and the actions of the panels below the diagram. */
export interface PanelsProps {
  address: PageUrlState;
  change: ReturnType<typeof usePageUrl>[1];
  process: Process;
  graph: ProcessGraph;
  actor: MonitoredActor | undefined;
  pausable: Pausable;
  /** The past step that is shown instead of the present. */
  past: Entry | null;
  onLook: (entry: Entry | null) => void;
  highlights: Highlights;
  played: Played | null;
  onPlay: (played: Played | null) => void;
}
