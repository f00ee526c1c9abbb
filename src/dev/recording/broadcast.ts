import type { AnyMachineSnapshot } from 'xstate';
import { availableEventsOf, rejectingGuardsOf } from './available-events';
import type { Entry } from './entry';
import type { Channel, Question, Report } from './messages';
import type { Recorder } from './recorder';

/**
 * Maximum entries in one message: the tool handles one at a time and stays responsive in between.
 */
const MAX_ENTRIES_PER_MESSAGE = 50;

export interface BroadcastOptions {
  readonly recorder: Recorder;
  readonly channel: Channel;
  readonly tab: string;
  /** The path that the tab shows. */
  readonly place: () => string;
  /**
   * Calls soon, and only once for simultaneous events; no timer, because hidden tabs slow timers
   * down.
   */
  readonly soon: (call: () => void) => void;
}

/**
 * Sends the entries of this tab's machines to the tool, in any tab: all recorded entries when the
 * tool attaches, then new ones in batches. Sends nothing while no tool is attached.
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
    // A refused event is sent all the same: the recorder then has the guards that refused it.
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
