import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  assign,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import { transitionKey } from '#application/inspection';
import type { ApiRequest } from '#application/ports/transport.port';
import { statePathOf } from '../../support/model-based-testing/state-path';
import { listenToPortCalls } from '../../support/test-app/port-calls';
import type { ValueTexts } from './value-text';

/** One thing that happened, and its values. */
export interface Line {
  readonly head: string;
  readonly value: string;
}

/** What happened, in order, as one transition fired or one event was refused. */
export interface Outcome {
  /** Key of the transition; `begins`, or `state | event | refused` when none fired. */
  readonly key: string;
  readonly lines: readonly Line[];
}

type Implementations = AnyStateMachine['implementations'];
// Actions and guards are functions of many shapes; they are called as XState calls them.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyFunction = (...given: any[]) => any;

/** The function, or the object of fields, of an `assign`; null for every other action. */
export function assignmentOf(action: unknown): AnyFunction | Record<string, unknown> | null {
  return typeof action === 'function' && 'assignment' in action && 'type' in action
    ? (action.assignment as AnyFunction | Record<string, unknown>)
    : null;
}

/** The fields of a context that an `assign` changes. */
export function updateOf(
  assignment: AnyFunction | Record<string, unknown>,
  given: unknown,
  params: unknown,
): Record<string, unknown> {
  if (typeof assignment === 'function') return assignment(given, params);
  return Object.fromEntries(
    Object.entries(assignment).map(([field, value]) => [
      field,
      typeof value === 'function' ? value(given, params) : value,
    ]),
  );
}

/** An action that emits an event; it resolves to a list whose second entry holds the event. */
function isEmit(action: AnyFunction): boolean {
  return 'type' in action && action.type === 'xstate.emit';
}

/**
 * Records what one process of a machine does while a path runs: the guards it evaluates and their
 * results, the actions with their parameters and the fields they set or the event they emit, the
 * actors it starts with their input, the delays it waits for, the events it sends to its actors,
 * the state it reaches, and the port calls that follow.
 *
 * The machine's implementations are replaced by ones that report each call, so that nothing is read
 * from the machine's definition.
 */
export class BehaviourRecorder {
  readonly #outcomes: Outcome[] = [];
  #asked: Line[] = [];
  #done: Line[] = [];
  #calls: Line[] = [];
  #event = '';
  #isLookedAt = false;
  #open: { key: string; lines: Line[] } | null = null;
  #actor: AnyActorRef | null = null;
  #stood = '';
  #isPaused = false;
  /** Whether a transition fired since the last stable state. */
  #hasMoved = false;
  readonly #heard = new WeakSet<object>();
  readonly #end: () => void;

  constructor(
    readonly machine: AnyStateMachine,
    readonly texts: ValueTexts,
  ) {
    const { implementations } = machine;
    Object.assign(machine, { implementations: this.#telling(implementations) });
    const deafen = listenToPortCalls(({ name, given }) => this.#called(name, given));
    this.#end = () => {
      deafen();
      Object.assign(machine, { implementations });
    };
  }

  /** The outcomes that are complete; each is returned once. */
  taken(): Outcome[] {
    return this.#outcomes.splice(0);
  }

  /**
   * Starts a step. Port calls count for it until its state is asserted; assertions may call ports
   * too.
   */
  begins(): void {
    this.#close();
    this.#calls = [];
    this.#event = '';
    this.#isLookedAt = false;
  }

  /** Called when all effects of a step have happened. */
  arrives(): void {
    if (this.#calls.length > 0 && !this.#open && this.#event !== '') {
      this.#open = { key: `${this.#stood} | ${this.#event} | refused`, lines: [] };
    }
    for (const call of this.#calls) this.#add(call);
    this.#calls = [];
    this.#isLookedAt = true;
  }

  /** Ends the recording and returns the remaining outcomes. */
  end(): Outcome[] {
    this.#close();
    this.#end();
    return this.taken();
  }

  /** Runs code that evaluates guards without sending an event. */
  aside<Result>(ask: () => Result): Result {
    this.#isPaused = true;
    try {
      return ask();
    } finally {
      this.#isPaused = false;
    }
  }

  /** Takes XState's inspection events; events of other actors are ignored. */
  readonly inspect = (inspected: InspectionEvent): void => {
    const { actorRef } = inspected;
    // XState reports an actor while creating it, so it reports every actor from its start.
    if (inspected.type === '@xstate.actor') this.#meets(actorRef as AnyActorRef);
    if (inspected.type === '@xstate.event') {
      if (actorRef === this.#actor) {
        this.#heard.add(inspected.event);
        this.#event = inspected.event.type;
      } else if (this.#actor && inspected.sourceRef === this.#actor) this.#sends(inspected);
    }
    if (actorRef !== this.#actor) return;
    if (inspected.type === '@xstate.microstep') {
      this.#stepped(inspected);
    }
    if (inspected.type === '@xstate.snapshot' && isMachineSnapshot(inspected.snapshot)) {
      this.#rested(inspected.event.type, inspected.snapshot);
    }
  };

  #meets(actorRef: AnyActorRef): void {
    if (this.#actor && actorRef._parent === this.#actor) {
      const input = 'options' in actorRef ? (actorRef.options as { input?: unknown }).input : null;
      this.#done.push({ head: `starts ${actorRef.id}`, value: this.#text(input) });
      return;
    }
    const logic = 'logic' in actorRef ? (actorRef.logic as { id?: string }) : {};
    if (this.#actor || actorRef._parent || logic.id !== this.machine.id) return;
    this.#actor = actorRef;
    this.#watchDelays(actorRef);
  }

  #watchDelays(actorRef: AnyActorRef): void {
    const { scheduler } = actorRef.system;
    const { schedule } = scheduler;
    scheduler.schedule = (source, target, event, delay, id) => {
      if (source === this.#actor) {
        this.#add({ head: `waits for ${event.type}`, value: `${delay} ms` });
      }
      schedule.call(scheduler, source, target, event, delay, id);
    };
  }

  #sends({ event, actorRef }: InspectionEvent & { type: '@xstate.event' }): void {
    if (event.type.startsWith('xstate.') || !('id' in actorRef)) return;
    this.#add({ head: `sends ${event.type} to ${String(actorRef.id)}`, value: this.#text(event) });
  }

  #stepped(inspected: InspectionEvent & { type: '@xstate.microstep' }): void {
    const { event, snapshot, _transitions: transitions } = inspected;
    if (!isMachineSnapshot(snapshot)) return;
    const [key] = transitions.map(transitionKey);
    if (key) {
      this.#hasMoved = true;
      this.#opens(key, snapshot);
    } else if (this.#asked.length > 0 || this.#done.length > 0) {
      this.#opens(`${this.#stood} | ${event.type} | refused`, snapshot);
    }
  }

  #rested(event: string, snapshot: AnyMachineSnapshot): void {
    if (event === 'xstate.init') {
      this.#opens('begins', snapshot);
      this.#hasMoved = true;
      this.#add({ head: 'knows', value: this.#text(snapshot.context) });
    }
    // Guards that stopped every `always` before the stable state belong to the step that led there.
    if (this.#hasMoved) for (const line of [...this.#asked, ...this.#done]) this.#add(line);
    this.#asked = [];
    this.#done = [];
    this.#hasMoved = false;
    if (snapshot.status !== 'active') {
      this.#add({ head: `is ${snapshot.status}`, value: this.#text(snapshot.output) });
    }
  }

  #opens(key: string, snapshot: AnyMachineSnapshot): void {
    this.#close();
    this.#stood = statePathOf(snapshot.value);
    const stands = { head: 'stands in', value: this.#stood };
    this.#open = { key, lines: [...this.#asked, ...this.#done, stands] };
    this.#asked = [];
    this.#done = [];
  }

  #close(): void {
    if (this.#open) this.#outcomes.push(this.#open);
    this.#open = null;
  }

  /** What happens after a step belongs to it until the next step. */
  #add(line: Line): void {
    this.#open?.lines.push(line);
  }

  #called(name: string, given: readonly unknown[]): void {
    if (this.#isLookedAt) return;
    const values = given.filter((one) => !(one instanceof AbortSignal || isListener(one)));
    this.#calls.push({
      head: `calls ${name}`,
      value: values.map((one) => this.#text(withoutShape(one))).join(', '),
    });
  }

  #text(value: unknown): string {
    if (value === undefined) return '';
    return this.texts.of(value);
  }

  #telling({ actions, guards, ...others }: Implementations): Implementations {
    const each = <From, To>(named: Record<string, From>, tell: (name: string, one: From) => To) =>
      Object.fromEntries(Object.entries(named).map(([name, one]) => [name, tell(name, one)]));
    return {
      ...others,
      actions: each(actions, (name, action) => this.#tellingAction(name, action as AnyFunction)),
      guards: each(guards, (name, guard) => this.#tellingGuard(name, guard as AnyFunction)),
    } as Implementations;
  }

  #tellingGuard(name: string, guard: AnyFunction): AnyFunction {
    return (given: { event: object & { type: string } }, params: unknown) => {
      const holds = guard(given, params);
      const isStep = given.event.type === 'xstate.init' || this.#heard.has(given.event);
      if (isStep && !this.#isPaused) {
        this.#asked.push({
          head: `${name}: ${holds ? 'yes' : 'no'}`,
          value: params === undefined ? '' : this.#text(params),
        });
      }
      return holds;
    };
  }

  #tellingAction(name: string, action: AnyFunction): AnyFunction {
    const assignment = assignmentOf(action);
    if (assignment) {
      return assign((given, params) => {
        const update = updateOf(assignment, given, params);
        if (this.#isOwn(given)) {
          const fields = Object.keys(update).toSorted();
          const values = fields.map((field) => `${field}: ${this.#text(update[field])}`);
          this.#done.push({
            head: `${name} sets ${fields.join(', ') || 'nothing'}`,
            value: `${this.#given(params)}${values.join(', ')}`,
          });
        }
        return update;
      });
    }
    const telling = (given: unknown, params: unknown) => {
      if (this.#isOwn(given)) this.#done.push({ head: name, value: this.#given(params) });
      return action(given, params);
    };
    if (!('resolve' in action) || typeof action.resolve !== 'function') return telling;
    const { resolve } = action as unknown as { resolve: AnyFunction };
    return Object.assign(telling, action, {
      resolve: (...all: readonly unknown[]) => {
        const [, , given, params] = all;
        const resolved = resolve(...all);
        if (this.#isOwn(given)) {
          const emitted = isEmit(action) ? this.#text(resolved[1].event) : '';
          this.#done.push({ head: name, value: `${this.#given(params)}${emitted}` });
        }
        return resolved;
      },
    });
  }

  #given(params: unknown): string {
    return params === undefined ? '' : `${this.#text(params)} → `;
  }

  #isOwn(given: unknown): boolean {
    return (given as { self: AnyActorRef }).self === this.#actor;
  }
}

/** A request without the shape of its answer, which follows from the contract and the address. */
function withoutShape(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('url' in given)) return given;
  const { answer: _, ...request } = given as ApiRequest;
  return request;
}

/** Whether an argument consists of callbacks only; their identity is not compared. */
function isListener(value: unknown): boolean {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' &&
      value !== null &&
      Object.values(value).length > 0 &&
      Object.values(value).every((one) => typeof one === 'function'))
  );
}
