import type { AnyStateNode } from 'xstate';
import type { Inspect } from './create-application';
import type { MachineFailure } from './ports/portal-errors.port';
import type { ApiProblem } from './ports/transport.port';

/** Problems of code, as `asProblem` and the transport name them. */
const CODE_PROBLEMS = ['unexpected', 'malformed_answer'];

/** The server is closed or busy for a moment: no error of anybody. */
const BUSY = 503;

function isFailure({ status, code }: ApiProblem): boolean {
  return CODE_PROBLEMS.includes(code) || (status >= 500 && status !== BUSY);
}

function problemIn(snapshot: object): ApiProblem | undefined {
  if (!('context' in snapshot)) return undefined;
  const { problem } = snapshot.context as { readonly problem?: ApiProblem | null };
  return problem && typeof problem === 'object' && 'code' in problem ? problem : undefined;
}

/** Whether a value is a machine, by its root state: its class would be one more import of every page. */
function isMachine(logic: unknown): logic is { readonly id: string } {
  return typeof logic === 'object' && logic !== null && 'root' in logic && 'id' in logic;
}

/**
 * An inspector that passes each failure of a machine to `report` once. An error that the code of a machine
 * throws is not inspected: XState throws it again, as an error of the window.
 */
export function failureReports(report: (failure: MachineFailure) => void): Inspect {
  const reported = new WeakSet<object>();
  return (event) => {
    if (event.type !== '@xstate.snapshot') return;
    const { actorRef, snapshot } = event;
    const logic = 'logic' in actorRef ? actorRef.logic : undefined;
    if (!isMachine(logic)) return;
    const problem = problemIn(snapshot);
    if (!problem || !isFailure(problem) || reported.has(problem)) return;
    reported.add(problem);
    const nodes = '_nodes' in snapshot && Array.isArray(snapshot._nodes) ? snapshot._nodes : [];
    report({
      machine: logic.id,
      state: nodes
        .filter(({ type }: AnyStateNode) => type === 'atomic' || type === 'final')
        .map(({ id }: AnyStateNode) => id)
        .join(' '),
      problem,
    });
  };
}
