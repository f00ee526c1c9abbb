import { LIFECYCLES } from '#domain/lifecycles';
import { lifecycleDifferences } from './expected-lifecycles';
import { lifecycleMutantsOf } from './lifecycle-mutants';
import type { AnyLifecycle } from './lifecycle-table';

/** The result of the mutants of a lifecycle. */
export interface LifecycleTrial {
  readonly lifecycle: string;
  readonly mutants: number;
  readonly caught: readonly { readonly name: string; readonly because: string }[];
  readonly survived: readonly string[];
}

/**
 * Changes each row of a lifecycle in place, one change at a time, and checks whether `npm run qa`
 * finds a difference.
 */
function tried(lifecycle: AnyLifecycle): LifecycleTrial {
  const { transitions } = lifecycle;
  const mutants = lifecycleMutantsOf(lifecycle);
  const trials = mutants.map((mutant) => {
    Object.assign(lifecycle, { transitions: mutant.transitions });
    const [because = null] = lifecycleDifferences();
    Object.assign(lifecycle, { transitions });
    return { name: mutant.name, because };
  });
  return {
    lifecycle: lifecycle.name,
    mutants: mutants.length,
    caught: trials.flatMap(({ name, because }) => (because === null ? [] : [{ name, because }])),
    survived: trials.flatMap(({ name, because }) => (because === null ? [name] : [])),
  };
}

export function tryLifecycleMutants(): LifecycleTrial[] {
  const differences = lifecycleDifferences();
  if (differences.length > 0) throw new Error(differences.join('\n'));
  return LIFECYCLES.map(tried);
}
