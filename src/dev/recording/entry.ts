import type { Change } from './difference';
import type { Plain } from './masking';

/** The result of a guard for an event. */
export interface GuardResult {
  /** Key of its transition. */
  readonly key: string;
  readonly guard: string;
  readonly held: boolean;
}

/** One recorded step of a running machine. */
export interface Entry {
  /** Increases by one in its tab. */
  readonly id: number;
  readonly tab: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Unique in its tab. */
  readonly actor: string;
  /** Id of the machine. */
  readonly machine: string;
  /** Masked. */
  readonly event: { readonly type: string; readonly [name: string]: Plain };
  /** Ids of the innermost states before and after. Empty before the first. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Keys of the transitions that fired; none where the event changed nothing. */
  readonly fired: readonly string[];
  readonly guards: readonly GuardResult[];
  readonly changes: readonly Change[];
  /** Masked, after the step. */
  readonly context: Plain;
  /** Ids of the actors that it runs after the step. */
  readonly running: readonly string[];
  readonly status: 'active' | 'done' | 'error' | 'stopped';
}

/** An actor of some tab. */
export function addressOf({ tab, actor }: Pick<Entry, 'tab' | 'actor'>): string {
  return `${tab}/${actor}`;
}
