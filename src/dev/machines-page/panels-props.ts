import type { Looks } from '../drawing/looks';
import type { ProcessGraph } from '../graph/process-graph';
import type { Entry } from '../recording/entry';
import type { WatchedActor } from '../watching/watch';
import type { Played } from './coverage-panel';
import type { PageAddress, usePageAddress } from './page-address';
import type { Process } from './processes';
import type { Pausable } from './use-pausable';

/** What the panels below the diagram show, and what can be done in them. */
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
