import { declaredMachines } from '#application/machines.generated';
import type { Lifecycle } from '#domain/lifecycle/lifecycle';
import { LIFECYCLES } from '#domain/lifecycles';
import { lifecycleDiagram } from '../../../tests/support/machine-docs/lifecycle-page';
import { machineDiagram } from '../../../tests/support/machine-docs/machine-diagram';
import { machineFile } from '../../../tests/support/machine-docs/page-files';
import { lifecycleGraph } from '../graph/lifecycle-graph';
import { machineGraph } from '../graph/machine-graph';
import type { ProcessGraph } from '../graph/process-graph';

/** A machine or a lifecycle, with all that the page shows of its definition. */
export interface Process {
  /** Its id in the address of the page. */
  readonly id: string;
  readonly name: string;
  readonly graph: () => ProcessGraph;
  readonly mermaid: () => string[];
  /** Its page under docs/machines. */
  readonly document: string;
}

export const machines: readonly Process[] = Object.entries(declaredMachines)
  .map(([name, machine]) => ({
    id: machine.id,
    name,
    graph: () => machineGraph(machine),
    mermaid: () => machineDiagram(machine),
    document: machineFile(name),
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

function ofLifecycle(lifecycle: Lifecycle<string, string>): Process {
  return {
    id: `lifecycle:${lifecycle.name}`,
    name: lifecycle.name,
    graph: () => lifecycleGraph(lifecycle),
    mermaid: () => lifecycleDiagram(lifecycle),
    document: 'lifecycles.md',
  };
}

export const lifecycles: readonly Process[] = LIFECYCLES.map(ofLifecycle);

/** The machine or lifecycle in the address, otherwise the first. */
export function processOf(id: string | null): Process {
  const all = [...machines, ...lifecycles];
  const found = all.find((process) => process.id === id) ?? all[0];
  if (!found) throw new Error('No machine is registered.');
  return found;
}
