import {
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import type { ApplicationOptions, Inspect } from './create-application';

/** One step of a running machine, with names that are the same in every process. */
export interface TransitionReport {
  /** Id of the machine, and of the actor that runs it. */
  readonly machine: string;
  readonly actor: string;
  /** Type of the event that caused the step. */
  readonly event: string;
  /** Keys of the transitions that fired, see `transitionKey`. */
  readonly fired: readonly string[];
  /** Ids of the innermost states after the step. */
  readonly states: readonly string[];
}

function siblingCandidates(
  transition: AnyTransitionDefinition,
): readonly AnyTransitionDefinition[] {
  return transition.eventType === ''
    ? (transition.source.always ?? [])
    : (transition.source.transitions.get(transition.eventType) ?? []);
}

/**
 * The key of a transition definition: its source state, its event, and its index among several
 * candidates.
 */
export function transitionKey(transition: AnyTransitionDefinition): string {
  return [
    transition.source.id,
    transition.eventType || 'always',
    siblingCandidates(transition).indexOf(transition),
  ].join(' | ');
}

function isLeafState(node: AnyStateNode): boolean {
  return node.type === 'atomic' || node.type === 'final';
}

/** An inspector that passes every step of every machine to `report`. */
export function transitionReports(report: (step: TransitionReport) => void): Inspect {
  return (inspected: InspectionEvent) => {
    const isStart = inspected.type === '@xstate.snapshot' && inspected.event.type === 'xstate.init';
    if (inspected.type !== '@xstate.microstep' && !isStart) return;
    const { actorRef, event, snapshot } = inspected;
    const transitions = inspected.type === '@xstate.microstep' ? inspected._transitions : [];
    if (!('logic' in actorRef) || !(actorRef.logic instanceof StateMachine)) return;
    if (!('_nodes' in snapshot) || !Array.isArray(snapshot._nodes)) return;
    report({
      machine: actorRef.logic.id,
      actor: actorRef.sessionId,
      event: event.type,
      fired: transitions.map(transitionKey),
      states: snapshot._nodes.filter(isLeafState).map(({ id }: AnyStateNode) => id),
    });
  };
}

/** The name of the function by which a browser test receives the reports of its page. */
const RECEIVER = 'reportMachineStep';

/**
 * Options for createApplication: an inspector that reports every step to
 * `window.reportMachineStep`, if a test driver has defined it; otherwise none.
 */
export function inspectionFor(host: object): ApplicationOptions {
  const receiver: unknown = Reflect.get(host, RECEIVER);
  return typeof receiver === 'function'
    ? { inspect: transitionReports((step) => void receiver(step)) }
    : {};
}
