/** An actor that a state runs. */
export interface GraphInvocation {
  readonly id: string;
  readonly src: string;
}

/** A state of the diagram. `id` is unique in its machine; `parent` is null for the outermost. */
export interface GraphState {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Whether it is the initial state of its parent, or of the machine. */
  readonly isInitial: boolean;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly GraphInvocation[];
  /** Names of the sentences of the specification that the state proves. */
  readonly proves: readonly string[];
  /** The other members of its `meta`. */
  readonly meta: Readonly<Record<string, unknown>>;
}

/** What triggers a transition. */
export type TriggerKind = 'event' | 'always' | 'after' | 'done' | 'error';

/** A transition of the diagram; each guarded candidate for an event is one of its own. */
export interface GraphTransition {
  /** As named in the reports of running machines and in QA's figures. */
  readonly key: string;
  readonly source: string;
  /** Empty for a transition that does not leave its state. */
  readonly targets: readonly string[];
  /** The event's type in the machine. */
  readonly event: string;
  readonly kind: TriggerKind;
  /** The event in readable words. */
  readonly spoken: string;
  readonly guard: string | null;
  /** For `after`: the delay's name and its length in ms, null where it is computed. */
  readonly delay: { readonly name: string; readonly milliseconds: number | null } | null;
  readonly actions: readonly string[];
  readonly proves: readonly string[];
  /** For the lines of a lifecycle: who may take it, its preconditions and its effects. */
  readonly notes: readonly string[];
}

/** A machine or a lifecycle, as a diagram. Its own transitions, from any state, start at `root`. */
export interface ProcessGraph {
  readonly kind: 'machine' | 'lifecycle';
  readonly name: string;
  readonly root: string;
  readonly states: readonly GraphState[];
  readonly transitions: readonly GraphTransition[];
  /** The actors that the machine runs as long as it is active. */
  readonly invokes: readonly GraphInvocation[];
}
