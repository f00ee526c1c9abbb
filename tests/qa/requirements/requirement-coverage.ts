import type { AnyStateMachine } from 'xstate';
import { requirementTagsOf } from '../../support/model-based-testing/transition-definitions';
import { type RequirementId, requirements } from './specification';

/** A sentence of the specification, the transitions that carry it, and the paths that fire all of them. */
export interface RequirementCoverage {
  readonly id: RequirementId;
  readonly section: string;
  readonly sentence: string;
  readonly machine: string;
  readonly transitions: readonly string[];
  readonly paths: readonly string[];
}

/** The transitions of a machine that name a sentence, see `requirementTagsOf`. */
export function tagsOf(machine: AnyStateMachine): ReadonlyMap<string, readonly string[]> {
  const tags = new Map<string, string[]>();
  for (const { key, proves } of requirementTagsOf(machine)) {
    for (const id of proves) tags.set(id, [...(tags.get(id) ?? []), key]);
  }
  return tags;
}

interface PathOutcome {
  readonly name: string;
  readonly machine: string;
  readonly hits: Readonly<Record<string, number>>;
  readonly failure: unknown;
}

/**
 * The sentences that a machine implements, with the transitions that carry them, in the
 * specification's order.
 */
export function requirementsOf(machine: AnyStateMachine): Omit<RequirementCoverage, 'paths'>[] {
  return [...tagsOf(machine)]
    .map(([name, transitions]) => {
      const id = requirementIdOf(name);
      const { section, sentence } = requirements[id];
      return { id, section, sentence, machine: machine.id, transitions };
    })
    .toSorted((one, other) => Number(one.section) - Number(other.section));
}

/**
 * The sentences that the passed paths prove; a path proves a sentence if it fires a transition that
 * carries it.
 */
export function requirementCoverage(
  machines: readonly AnyStateMachine[],
  played: readonly PathOutcome[],
): RequirementCoverage[] {
  return machines.flatMap(requirementsOf).map((proof) => {
    const proving = played.filter(
      ({ machine, failure, hits }) =>
        machine === proof.machine &&
        failure === null &&
        proof.transitions.some((key) => (hits[key] ?? 0) > 0),
    );
    return { ...proof, paths: proving.map(({ name }) => name) };
  });
}

function isRequirement(id: string): id is RequirementId {
  return id in requirements;
}

function requirementIdOf(id: string): RequirementId {
  if (!isRequirement(id)) throw new Error(`No sentence of the specification is called ${id}.`);
  return id;
}
