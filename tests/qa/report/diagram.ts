import ELK from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';
import { drawn } from '../../../src/dev/diagram/layout';
import { type SvgColors, svgOf } from '../../../src/dev/diagram/svg';
import { machineGraph } from '../../../src/dev/graph/machine-graph';

/** The colours, as variables of the report's style. */
const INKS: SvgColors = {
  paper: 'var(--paper)',
  sunk: 'var(--sunk)',
  line: 'var(--line)',
  text: 'var(--text)',
  muted: 'var(--quiet)',
  lit: 'var(--hit)',
  onLit: 'var(--paper)',
  hit: 'var(--hit)',
  missed: 'var(--missed)',
};

const elk = new ELK();

/** The machine as the developer tool draws it, coloured by how often each part was reached. */
export async function diagram(
  machine: AnyStateMachine,
  hits: Readonly<Record<string, number>>,
  missedStates: readonly string[],
): Promise<string> {
  const drawing = await drawn(machineGraph(machine), 'ltr', elk);
  const looks = { active: new Set<string>(), fired: new Set<string>() };
  return svgOf(drawing, INKS, { ...looks, hits, missed: new Set(missedStates) });
}
