import type { Clock, ServerClock } from '#application/ports/clock.port';
import { createListeners } from '#application/ports/listeners';
import {
  type KeyValueStorage,
  onOtherTabChange,
  type StorageEvents,
} from '../storage/browser-storage';

/** ms to add to the computer's clock, for the next start. */
export const OFFSET_KEY = 'clockOffset';
export const DISMISSED_KEY = 'clockNotice';

/** A larger difference between the clocks within one look is a sleep, or a clock that was set. */
const JUMP_MS = 2_000;
/** The resolution of the server's times: a Date header and `iat` have whole seconds. */
const SECOND_MS = 1_000;
/**
 * The largest stored offset of a slow clock that is used at the start. A stored offset may be out
 * of date, and a larger one would make the refresh token of a valid session look expired. A slow
 * clock needs none: the server refuses the expired access token, and its answer has the time.
 */
const MAX_STORED_MS = 7 * 86_400_000;

/** ms to add to the computer's clock before any answer of the server has come. */
export function offsetAtStart(storage: Pick<KeyValueStorage, 'get'>): number {
  return Math.min(storedOffset(storage), MAX_STORED_MS);
}

function storedOffset(storage: Pick<KeyValueStorage, 'get'>): number {
  return Number.parseInt(storage.get(OFFSET_KEY) ?? '', 10) || 0;
}

/** Measures the server's time from its answers. */
export interface ServerTimeMeter {
  /**
   * Call it when a request is sent, and the returned function with the server's time (ms, whole
   * seconds) when its answer has come.
   */
  start(): (serverTime: number) => void;

  /** Calls the listener after the computer slept or its clock was set: the server should be asked. */
  onJump(listener: () => void): void;
}

export interface ServerClockParts {
  /** The computer's clock and its timers. */
  readonly computer: Clock;
  /** ms since some moment, from a clock that nobody can set. It may stop while the computer sleeps. */
  readonly elapsed: () => number;
  readonly storage: KeyValueStorage;
  /** Keeps until the browser's session ends that the notice was read. */
  readonly session: KeyValueStorage;
  readonly events: StorageEvents;
}

/**
 * The computer's clock, corrected by the server's time. An answer whose time contradicts the
 * present offset replaces it by the middle of what the answer allows. When the computer's clock is
 * set while the page is open, `now` continues without the jump, and `onJump` makes the transport
 * ask the server, which also ends a wrong time after a sleep.
 */
export function createServerClock(parts: ServerClockParts): ServerClock & ServerTimeMeter {
  const { computer, elapsed, storage, session, events } = parts;
  const changes = createListeners();
  const stored = () => storedOffset(storage);
  let offset = offsetAtStart(storage);
  /** The offset by the last answer; 0 before the first. */
  let confirmed = 0;
  let difference = computer.now() - elapsed();
  let jumps = 0;
  let onJump = () => {};

  /** The computer's time, after the offset is freed from a jump of it. */
  const look = () => {
    const time = computer.now();
    const jump = time - elapsed() - difference;
    difference += jump;
    if (Math.abs(jump) > JUMP_MS) {
      offset -= jump;
      jumps += 1;
      // Not at once: a render may be reading the time.
      computer.setTimeout(() => onJump(), 0);
    }
    return time;
  };
  const confirm = (next: number) => {
    const isNew = next !== offset || next !== confirmed;
    offset = confirmed = next;
    if (isNew) changes.notify();
  };
  onOtherTabChange(events, [OFFSET_KEY], () => {
    look();
    confirm(stored());
  });

  return {
    now: () => look() + offset,
    setTimeout: computer.setTimeout,
    clearTimeout: computer.clearTimeout,
    skew: () => (session.get(DISMISSED_KEY) ? 0 : 0 - confirmed),
    dismiss: () => {
      session.set(DISMISSED_KEY, '1');
      changes.notify();
    },
    subscribe: changes.subscribe,
    onJump: (listener) => {
      onJump = listener;
    },
    start: () => {
      look();
      const begun = elapsed();
      const jumpsBefore = jumps;
      return (serverTime) => {
        const time = look();
        // The request's duration is unknown if the computer slept meanwhile.
        if (jumps !== jumpsBefore) return;
        const least = serverTime - time;
        const most = least + SECOND_MS + elapsed() - begun;
        const next = offset < least || offset > most ? Math.round((least + most) / 2) : offset;
        if (next !== stored()) storage.set(OFFSET_KEY, `${next}`);
        confirm(next);
      };
    },
  };
}
