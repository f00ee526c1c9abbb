import { createMachine } from 'xstate';
import { machineDiagram } from '../../../tests/support/machine-docs/machine-diagram';
import { machineGraph } from '../graph/machine-graph';
import type { Process } from './processes';

const PREFIX = 'trial:';
const IN_A_GROUP = 9;

/** A machine of so many states, in groups, each led to the next and the groups to one another. */
function trialMachine(states: number) {
  const groups = Math.ceil(states / (IN_A_GROUP + 1));
  const group = (number: number) => {
    const size = Math.min(IN_A_GROUP, states - number * (IN_A_GROUP + 1) - 1);
    const inside = Array.from({ length: size }, (_, index) => [
      `part${index}`,
      { on: { 'part.next': `part${(index + 1) % size}`, 'part.restart': 'part0' } },
    ]);
    const on = { 'group.next': `group${(number + 1) % groups}`, 'group.restart': 'group0' };
    return [`group${number}`, { initial: 'part0', states: Object.fromEntries(inside), on }];
  };
  const all = Array.from({ length: groups }, (_, number) => group(number));
  return createMachine({ id: 'trial', initial: 'group0', states: Object.fromEntries(all) });
}

/** `?machine=trial:60`: a machine that is no process of the portal, to measure the drawing with. */
export function trialProcess(id: string | null): Process | null {
  const states = id?.startsWith(PREFIX) ? Number(id.slice(PREFIX.length)) : Number.NaN;
  if (!(states >= 2 && states <= 500)) return null;
  const machine = trialMachine(states);
  return {
    id: `${PREFIX}${states}`,
    name: 'trial',
    graph: () => machineGraph(machine),
    mermaid: () => machineDiagram(machine),
    document: '',
  };
}
