import type { AnyMachineSnapshot } from 'xstate';
import { availableEventsOf, rejectingGuardsOf } from './available-events';
import type { Entry } from './entry';
import type { Channel, Question, Report } from './messages';
import type { Recorder } from './recorder';

/** Entries in one message at most: the tool reads one at a time, and answers its user in between. */
const MAX_ENTRIES_PER_MESSAGE = 50;

export interface BroadcastOptions {
  readonly recorder: Recorder;
  readonly channel: Channel;
  readonly tab: string;
  /** The path that the tab shows. */
  readonly place: () => string;
  /** Calls soon, not more than once for what happens at once; no timer, which hidden tabs slow down. */
  readonly soon: (call: () => void) => void;
}

/**
 * Tells the tool, in whichever tab it is open, of the machines of this tab: all that is remembered
 * when it attaches, then what happens, in bundles. Nothing is sent while nobody listens.
 */
export function broadcastRecording({
  recorder,
  channel,
  tab,
  place,
  soon,
}: BroadcastOptions): () => void {
  let isHeard = false;
  let waiting: Entry[] = [];
  const broadcast = (report: Report): void => channel.postMessage(report);
  const tellEntries = (entries: readonly Entry[]): void => {
    const here = { kind: 'entries', tab, place: recorder.masked(place()) } as const;
    for (let first = 0; first < entries.length; first += MAX_ENTRIES_PER_MESSAGE) {
      broadcast({ ...here, entries: entries.slice(first, first + MAX_ENTRIES_PER_MESSAGE) });
    }
  };

  const stopListening = recorder.subscribe((entry) => {
    if (!isHeard) return;
    waiting.push(entry);
    if (waiting.length > 1) return;
    soon(() => {
      tellEntries(waiting);
      waiting = [];
    });
  });

  const answer = ({ data }: { data: unknown }): void => {
    const question = data as Question;
    if (question.kind === 'attach') {
      isHeard = true;
      waiting = [];
      tellEntries(recorder.entries());
    }
    if (question.kind === 'detach') isHeard = false;
    if ((question.kind !== 'ask' && question.kind !== 'send') || question.tab !== tab) return;
    const { actor } = question;
    const ref = recorder.running(actor);
    const snapshot: AnyMachineSnapshot | undefined = ref?.getSnapshot();
    if (question.kind === 'ask') {
      broadcast({
        kind: 'offers',
        tab,
        actor,
        offers: snapshot ? availableEventsOf(snapshot) : [],
      });
      return;
    }
    const { event } = question;
    const rejectedBy = snapshot ? rejectingGuardsOf(snapshot, event) : [];
    // What is refused is sent all the same: the record then tells which guards refused it.
    ref?.send(event);
    broadcast({ kind: 'answer', tab, actor, event: event.type, rejectedBy });
  };
  channel.addEventListener('message', answer);
  broadcast({ kind: 'here', tab });

  return () => {
    stopListening();
    channel.removeEventListener('message', answer);
    broadcast({ kind: 'gone', tab });
    channel.close();
  };
}
