import {
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import type { ApplicationOptions, Inspect } from './create-application';

/** One step of a running machine, in names that mean the same in every process that knows the machine. */
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

const siblingCandidates = (
  transition: AnyTransitionDefinition,
): readonly AnyTransitionDefinition[] =>
  transition.eventType === ''
    ? (transition.source.always ?? [])
    : (transition.source.transitions.get(transition.eventType) ?? []);

/** Names a transition definition: where it starts, what sets it off, and which candidate of several it is. */
export const transitionKey = (transition: AnyTransitionDefinition): string =>
  [
    transition.source.id,
    transition.eventType || 'always',
    siblingCandidates(transition).indexOf(transition),
  ].join(' | ');

const isLeafState = (node: AnyStateNode): boolean =>
  node.type === 'atomic' || node.type === 'final';

/** An inspector that tells every step of every machine to `report`. */
export const transitionReports =
  (report: (step: TransitionReport) => void): Inspect =>
  (inspected: InspectionEvent) => {
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

/** The name under which a test in a browser offers to take the reports of the page it drives. */
const RECEIVER = 'reportMachineStep';

/**
 * Options for createApplication: an inspector that tells the page's driver of every step, where one
 * listens at `window.reportMachineStep`; nothing in a browser that nobody drives.
 */
export const inspectionFor = (host: object): ApplicationOptions => {
  const receiver: unknown = Reflect.get(host, RECEIVER);
  return typeof receiver === 'function'
    ? { inspect: transitionReports((step) => void receiver(step)) }
    : {};
};
