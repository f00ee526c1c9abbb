import type { AvailableEvent } from './available-events';
import type { Entry } from './entry';

/** Between the tabs of one browser, in the development build only. */
export const CHANNEL = 'seller-portal machines';

/**
 * A request of the tool to the tabs that run machines. Events may have contents that a user typed.
 */
export type Question =
  | { readonly kind: 'attach' }
  | { readonly kind: 'detach' }
  | { readonly kind: 'ask'; readonly tab: string; readonly actor: string }
  | {
      readonly kind: 'send';
      readonly tab: string;
      readonly actor: string;
      readonly event: { readonly type: string; readonly [name: string]: unknown };
    };

/** A report of a tab. All its contents are masked. */
export type Report =
  /** A tab that has just been opened: it has no information whether a tool is open. */
  | { readonly kind: 'here'; readonly tab: string }
  /** `place`: the path that the tab shows. */
  | {
      readonly kind: 'entries';
      readonly tab: string;
      readonly place: string;
      readonly entries: readonly Entry[];
    }
  | {
      readonly kind: 'offers';
      readonly tab: string;
      readonly actor: string;
      readonly offers: readonly AvailableEvent[];
    }
  /** `rejectedBy`: guards that refused a sent event; null if it was taken. */
  | {
      readonly kind: 'answer';
      readonly tab: string;
      readonly actor: string;
      readonly event: string;
      readonly rejectedBy: readonly string[] | null;
    }
  | { readonly kind: 'gone'; readonly tab: string };

/** The part of a BroadcastChannel that the tool uses. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (message: { data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (message: { data: unknown }) => void): void;
  close(): void;
}
