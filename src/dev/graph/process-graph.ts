/** What a state does on its own: the actor it runs. */
export interface GraphInvocation {
  readonly id: string;
  readonly src: string;
}

/** A state, as it is drawn. `id` is unique in its process; `parent` is null for the outermost. */
export interface GraphState {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Where its parent, or the process, begins. */
  readonly isInitial: boolean;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly GraphInvocation[];
  /** Names of the sentences of the specification that it carries. */
  readonly proves: readonly string[];
  /** Whatever else its `meta` says. */
  readonly meta: Readonly<Record<string, unknown>>;
}

/** What sets a transition off. */
export type TriggerKind = 'event' | 'always' | 'after' | 'done' | 'error';

/** A transition, as it is drawn; each guarded candidate for an event stands alone. */
export interface GraphTransition {
  /** As reports of running machines and QA's figures name it. */
  readonly key: string;
  readonly source: string;
  /** Empty for one that stays where it is. */
  readonly targets: readonly string[];
  /** The event's type as the machine knows it. */
  readonly event: string;
  readonly kind: TriggerKind;
  /** The event as a person reads it. */
  readonly spoken: string;
  readonly guard: string | null;
  /** For `after`: the delay's name and its length in ms, null where it is computed. */
  readonly delay: { readonly name: string; readonly milliseconds: number | null } | null;
  readonly actions: readonly string[];
  readonly proves: readonly string[];
  /** Who may take it, what it needs and what it brings about: of a lifecycle's lines. */
  readonly notes: readonly string[];
}

/** A machine or a lifecycle, as it is drawn. Its own transitions, from anywhere, start at `root`. */
export interface ProcessGraph {
  readonly kind: 'machine' | 'lifecycle';
  readonly name: string;
  readonly root: string;
  readonly states: readonly GraphState[];
  readonly transitions: readonly GraphTransition[];
  /** What the process runs for as long as it lives. */
  readonly invokes: readonly GraphInvocation[];
}
