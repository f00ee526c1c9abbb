import type { AvailableEvent } from '../recording/available-events';
import { addressOf, type Entry } from '../recording/entry';
import type { Channel, Question, Report } from '../recording/messages';

/** For all tabs together. */
const MAX_ENTRIES = 5000;

/** A machine of a tab, in the state of its last report. */
export interface MonitoredActor {
  readonly address: string;
  readonly tab: string;
  readonly actor: string;
  readonly last: Entry;
}

/** The guards that refused an event, or null for an event that was taken. */
export interface Answer {
  readonly event: string;
  readonly rejectedBy: readonly string[] | null;
}

/** All that the page shows of running machines; a new object after each change. */
export interface MonitorSnapshot {
  readonly entries: readonly Entry[];
  readonly actors: readonly MonitoredActor[];
  readonly places: ReadonlyMap<string, string>;
  /** By the actor's address. */
  readonly offers: ReadonlyMap<string, readonly AvailableEvent[]>;
  readonly answers: ReadonlyMap<string, Answer>;
}

const EMPTY: MonitorSnapshot = {
  entries: [],
  actors: [],
  places: new Map(),
  offers: new Map(),
  answers: new Map(),
};

/**
 * React's development build compares props member by member, which takes seconds for thousands of
 * entries.
 */
function withNonEnumerable(
  entries: readonly Entry[],
  rest: Omit<MonitorSnapshot, 'entries'>,
): MonitorSnapshot {
  return Object.defineProperty(rest, 'entries', {
    value: entries,
    enumerable: false,
  }) as MonitorSnapshot;
}

/**
 * Receives the entries of all tabs of this browser, including this one. Entries are collected and
 * shown a few times a second, so that a burst of events costs the page one render each time.
 */
export class MachineMonitor {
  readonly #entries: Entry[] = [];
  readonly #last = new Map<string, Entry>();
  readonly #places = new Map<string, string>();
  readonly #offers = new Map<string, readonly AvailableEvent[]>();
  readonly #answers = new Map<string, Answer>();
  readonly #listeners = new Set<() => void>();
  #shown = EMPTY;
  #isDue = false;

  constructor(
    readonly channel: Channel,
    /** Calls once, after a short delay. */
    readonly later: (call: () => void) => void,
  ) {}

  /** Attaches to every tab; returns a function that detaches. */
  start(): () => void {
    const hear = ({ data }: { data: unknown }): void => this.#hear(data as Report | Question);
    this.channel.addEventListener('message', hear);
    this.#ask({ kind: 'attach' });
    return () => {
      this.channel.removeEventListener('message', hear);
      this.#ask({ kind: 'detach' });
    };
  }

  /** Calls the listener after each change, and once for the present state. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#show();
    return () => this.#listeners.delete(listener);
  };

  readonly shown = (): MonitorSnapshot => this.#shown;

  /** Requests the events that can be sent to a machine; they arrive as `offers`. */
  ask({ tab, actor }: Pick<MonitoredActor, 'tab' | 'actor'>): void {
    this.#ask({ kind: 'ask', tab, actor });
  }

  /** Sends an event; an answer reports whether it was taken. */
  send({ tab, actor }: MonitoredActor, event: { type: string; [name: string]: unknown }): void {
    this.#answers.delete(addressOf({ tab, actor }));
    this.#ask({ kind: 'send', tab, actor, event });
  }

  #ask(question: Question): void {
    this.channel.postMessage(question);
  }

  #hear(report: Report | Question): void {
    // A tab that opens later has no monitor attached; a second monitor that closes detaches all
    // tabs.
    if (report.kind === 'here' || report.kind === 'detach') this.#ask({ kind: 'attach' });
    if (report.kind === 'entries') this.#take(report.tab, report.place, report.entries);
    if (report.kind === 'offers') this.#offers.set(addressOf(report), report.offers);
    if (report.kind === 'answer') {
      const { event, rejectedBy } = report;
      this.#answers.set(addressOf(report), { event, rejectedBy });
    }
    if (report.kind === 'gone') this.#forget(report.tab);
    this.#show();
  }

  #take(tab: string, place: string, entries: readonly Entry[]): void {
    this.#places.set(tab, place);
    const newest = this.#entries.at(-1)?.at ?? 0;
    let isEarlier = false;
    for (const entry of entries) {
      const address = addressOf(entry);
      const last = this.#last.get(address);
      // A tab sends its past to all monitors when one attaches.
      if (last && entry.id <= last.id) continue;
      this.#last.set(address, entry);
      this.#entries.push(entry);
      isEarlier ||= entry.at < newest;
    }
    // The past of one tab may arrive after the present of another.
    if (isEarlier) this.#entries.sort((one, other) => one.at - other.at);
    // Trimmed only occasionally: shifting the list at every step would cost its length each time.
    if (this.#entries.length > MAX_ENTRIES * 1.2)
      this.#entries.splice(0, this.#entries.length - MAX_ENTRIES);
  }

  /** The machines of a closed tab are stopped; their entries are kept. */
  #forget(tab: string): void {
    this.#places.delete(tab);
    for (const [address, last] of this.#last) {
      if (last.tab === tab) this.#last.set(address, { ...last, status: 'stopped' });
    }
  }

  #show(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.later(() => {
      this.#isDue = false;
      this.#shown = withNonEnumerable(this.#entries.slice(), {
        actors: [...this.#last].map(([address, last]) => ({
          address,
          last,
          tab: last.tab,
          actor: last.actor,
        })),
        places: new Map(this.#places),
        offers: new Map(this.#offers),
        answers: new Map(this.#answers),
      });
      for (const listener of this.#listeners) listener();
    });
  }
}
