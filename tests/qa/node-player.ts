import { type AnyActorRef, type EventObject, isMachineSnapshot } from 'xstate';
import type { Inspect } from '#application/create-application';
import { type TransitionReport, transitionReports } from '#application/inspection';
import { type MachineName, machineScripts } from '../support/machine-scripts/all-scripts';
import { CoverageMeter, type MachineCoverage } from '../support/model/coverage-meter';
import type { MachineScript } from '../support/model/machine-script';
import { type MachineModel, type Standing, standingIn } from '../support/model/model-graph';
import {
  ignoredIn,
  type NodeWorld,
  restingStateOf,
  standingOf,
  stateOf,
} from '../support/model/node-world';
import { type Playable, play, playable } from '../support/model/play';
import { isOutcome, pathOfValue } from '../support/model/spelling';
import { nodeWorlds } from '../support/node-worlds/all-worlds';
import { settle } from '../support/test-app/compose-test-app';
import { Behaviour } from './behaviour/behaviour';
import { changedDelays, type Expected, expectedOf, explained } from './behaviour/expected';
import { BehaviourRecorder, type Outcome } from './behaviour/recorder';
import { ValueTexts } from './behaviour/value-text';
import { unmeantIn } from './meant';
import { type PathResult, StepNotes } from './path-result';
import type { QaPath } from './qa-path';
import { QuietProcess } from './quiet-process';

/** More than any path takes: a process that takes so many steps goes round and never rests. */
const MOST_STEPS = 2_000;

/** Sets whose paths are the same as long as the machine is: what happens on them is expected to the value. */
const EXACT: readonly string[] = ['shortest', 'refusals', 'ignored', 'pairs'];

/** How a player judges what it sees; a recording judges nothing, and its paths are those to be accepted. */
export type Judging = 'machine' | 'mutant' | 'recording';

type CreateWorld = (inspect: Inspect) => NodeWorld<unknown>;

/** Plays paths of one machine in Node, and counts together what they reached of it. */
export class NodePlayer {
  readonly #model: MachineModel;
  readonly #script: Playable<unknown>;
  readonly #createWorld: CreateWorld;
  readonly #meter: CoverageMeter;
  readonly #ignored = new Map<string, readonly EventObject[]>();
  readonly #unmeant: ReadonlyMap<string, string>;
  readonly #expected: Expected | null;
  readonly #seen = new Behaviour();
  readonly #texts = new ValueTexts();

  /** Mutants are played without their machine's page: it would tell each of them, and the paths nothing. */
  constructor(machine: MachineName, judging: Judging = 'machine') {
    // A machine's script and its world stand under the same name and belong together.
    const script = machineScripts[machine] as unknown as MachineScript<never, unknown>;
    this.#model = script.model;
    this.#script = playable(script);
    this.#createWorld = nodeWorlds[machine] as CreateWorld;
    this.#meter = new CoverageMeter(script.model.machine);
    this.#unmeant = judging === 'mutant' ? new Map() : unmeantIn(script.model.machine);
    this.#expected = judging === 'recording' ? null : expectedOf(machine);
  }

  coverage(): MachineCoverage {
    return this.#meter.result();
  }

  /** What happened on the paths of {@link EXACT} sets, and the long values in it. */
  seen(): { readonly behaviour: Behaviour; readonly glossary: ReadonlyMap<string, string> } {
    return { behaviour: this.#seen, glossary: this.#texts.glossary };
  }

  /** What does not depend on any path: delays that are others than they were, in words. */
  changedDelays(): string[] {
    return this.#expected ? changedDelays(this.#model.machine, this.#expected) : [];
  }

  /** After every path was played: what is expected of the machine and never happened, in words. */
  missing(): string[] {
    return this.#expected?.behaviour.missingIn(this.#seen) ?? [];
  }

  async play(qaPath: QaPath): Promise<PathResult> {
    const notes = new StepNotes();
    const hits: Record<string, number> = {};
    let taken = 0;
    const recorder = new BehaviourRecorder(this.#model.machine, this.#texts);
    const reports = transitionReports((step) => {
      this.#count(step, hits);
      taken += 1;
      // Where each answer is there at once, nothing else would get its turn again.
      if (taken === MOST_STEPS) node.actor().stop();
    });
    const node: NodeWorld<unknown> = this.#createWorld((inspected) => {
      reports(inspected);
      recorder.inspect(inspected);
    });
    const quiet = new QuietProcess();
    const begun = performance.now();
    let failure: PathResult['failure'] = null;
    try {
      await play(this.#script, qaPath.path, node.world, this.#meter, {
        begins: (step) => {
          recorder.begins();
          notes.begins(step);
        },
        arrival: async () => {
          await settle();
          recorder.arrives();
          if (taken >= MOST_STEPS) throw new Error('It goes round without end.');
          this.#isMeant(hits);
        },
        seen: async (step) => {
          const found = recorder.aside(() =>
            this.#holds(node.actor(), expectedAt(qaPath, step), quiet),
          );
          this.#judge(recorder.taken(), qaPath);
          notes.seen(step, found);
        },
      });
      if (qaPath.set === 'ignored') this.#ignoresTheRest(node.actor());
      this.#judge(recorder.end(), qaPath);
    } catch (cause) {
      failure = notes.failed(foundIn(node), cause);
    } finally {
      recorder.end();
      quiet.end();
      putAway(node);
    }
    const { machine, set, name, title, adds } = qaPath;
    const steps = notes.steps(qaPath.path);
    const milliseconds = Math.round(performance.now() - begun);
    return {
      machine,
      set,
      name,
      title,
      adds,
      steps,
      failure,
      milliseconds,
      hits,
      language: null,
    };
  }

  #count(step: TransitionReport, hits: Record<string, number>): void {
    this.#meter.report(step);
    if (step.machine !== this.#model.machine.id) return;
    for (const key of step.fired) hits[key] = (hits[key] ?? 0) + 1;
  }

  #judge(outcomes: readonly Outcome[], { set }: QaPath): void {
    const isExact = EXACT.includes(set);
    for (const outcome of outcomes) {
      if (isExact) this.#seen.add(outcome);
      const objection = this.#expected?.behaviour.objectionTo(outcome, isExact);
      if (objection && this.#expected) {
        throw new Error(explained(objection, this.#texts.glossary, this.#expected));
      }
    }
  }

  /** Before anything is looked at: a process that went astray may look like anything. */
  #isMeant(hits: Readonly<Record<string, number>>): void {
    const [, words] = [...this.#unmeant].find(([key]) => key in hits) ?? [];
    if (words) throw new Error(words);
  }

  /** What must hold after each step, whatever the step was. */
  #holds(actor: AnyActorRef, expected: Standing, quiet: QuietProcess): string {
    const snapshot: unknown = actor.getSnapshot();
    if (!isMachineSnapshot(snapshot)) throw new Error('No machine runs here.');
    const [found, wanted] = [pathOfValue(stateOf(actor)), pathOfValue(expected.value)];
    if (found !== wanted) throw new Error(`It stands in ${found} instead of ${wanted}.`);
    const { knows } = standingIn(this.#model, snapshot);
    if (knows !== expected.knows) {
      throw new Error(`It knows ${knows} in ${found} instead of ${expected.knows}.`);
    }
    quiet.expectQuiet();
    const offered = this.#ignoredBy(actor).filter(
      (event) => !isOutcome(event) && snapshot.can(event),
    );
    if (offered.length > 0) {
      throw new Error(`It offers ${offered.map(({ type }) => type).join(', ')} in ${found}.`);
    }
    return found;
  }

  #ignoresTheRest(actor: AnyActorRef): void {
    const state = restingStateOf(this.#model.machine, actor);
    for (const event of this.#ignoredBy(actor)) {
      const before = standingOf(actor);
      actor.send(event);
      const after = standingOf(actor);
      if (after.value !== before.value && String(after.value) !== String(before.value)) {
        throw new Error(`${event.type} moved it to ${pathOfValue(after.value)}.`);
      }
      if (after.context !== before.context || after.status !== before.status) {
        throw new Error(`${event.type} changed what it knows.`);
      }
      this.#meter.withoutEffect(state, event.type);
    }
  }

  #ignoredBy(actor: AnyActorRef): readonly EventObject[] {
    const state = restingStateOf(this.#model.machine, actor);
    const known = this.#ignored.get(state) ?? ignoredIn(this.#model, state);
    this.#ignored.set(state, known);
    return known;
  }
}

const expectedAt = ({ path }: QaPath, step: number): Standing => path.steps[step - 1] ?? path;

const foundIn = (node: NodeWorld<unknown>): string | null => {
  try {
    return pathOfValue(stateOf(node.actor()));
  } catch {
    return null;
  }
};

/** A world that failed while it opened has nothing to put away. */
const putAway = (node: NodeWorld<unknown>): void => {
  try {
    node.finish();
  } catch {
    return;
  }
};
