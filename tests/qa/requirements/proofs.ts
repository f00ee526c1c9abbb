import type { AnyStateMachine } from 'xstate';
import { taggedIn } from '../../support/model/definitions';
import { type SentenceId, sentences } from './sentences';

/** A sentence of the specification, the transitions that carry it, and the paths that fire all of them. */
export interface SentenceProof {
  readonly id: SentenceId;
  readonly section: string;
  readonly sentence: string;
  readonly machine: string;
  readonly transitions: readonly string[];
  readonly paths: readonly string[];
}

/** Which transitions of a machine say that they carry a sentence, see `taggedIn`. */
export const tagsOf = (machine: AnyStateMachine): ReadonlyMap<string, readonly string[]> => {
  const tags = new Map<string, string[]>();
  for (const { key, proves } of taggedIn(machine)) {
    for (const id of proves) tags.set(id, [...(tags.get(id) ?? []), key]);
  }
  return tags;
};

interface Played {
  readonly name: string;
  readonly machine: string;
  readonly hits: Readonly<Record<string, number>>;
  readonly failure: unknown;
}

/** The sentences that a machine keeps, with the transitions that carry them, in the specification's order. */
export const sentencesOf = (machine: AnyStateMachine): Omit<SentenceProof, 'paths'>[] =>
  [...tagsOf(machine)]
    .map(([name, transitions]) => {
      const id = sentenceOf(name);
      const { section, sentence } = sentences[id];
      return { id, section, sentence, machine: machine.id, transitions };
    })
    .toSorted((one, other) => Number(one.section) - Number(other.section));

/** What the paths that passed prove; a path proves a sentence where it fires a transition that carries it. */
export const proofsBy = (
  machines: readonly AnyStateMachine[],
  played: readonly Played[],
): SentenceProof[] =>
  machines.flatMap(sentencesOf).map((proof) => {
    const proving = played.filter(
      ({ machine, failure, hits }) =>
        machine === proof.machine &&
        failure === null &&
        proof.transitions.some((key) => (hits[key] ?? 0) > 0),
    );
    return { ...proof, paths: proving.map(({ name }) => name) };
  });

const isSentence = (id: string): id is SentenceId => id in sentences;

const sentenceOf = (id: string): SentenceId => {
  if (!isSentence(id)) throw new Error(`No sentence of the specification is called ${id}.`);
  return id;
};
