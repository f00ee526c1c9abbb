import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { eventEditingOf } from '#application/calendar/event-editing.actors';
import {
  type EntryAttempt,
  type eventEditingMachine,
  placedSpan,
  UNDO_CHANGE_WINDOW_MS,
} from '#application/calendar/event-editing.machine';
import type { Inspect } from '#application/create-application';
import {
  CHANGED_REVISION,
  type ChangeOutcome,
  type EventEditingDriver,
  type EventEditingViewState,
  editedEntries,
  movedSpans,
  stretchedSpans,
} from '../machine-models/event-editing.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const refusals = {
  'a colleague changed it': problemOf(412, 'stale_revision'),
  'a colleague deleted it': problemOf(404, 'not_found'),
  'with a server fault': problemOf(500, 'internal'),
};

const READ = '/api/store/my/get/availability/';
const WRITE = '/api/store/availability/create/new/';

/** The running process with scripted adapters, as the driver of its test model. */
export function createEventEditingNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof eventEditingMachine>(inspect);

  /** The request that changes an event. */
  const settleEvent = async ({ entry, action, span, scope }: EntryAttempt, how: ChangeOutcome) => {
    const path = `/api/store/calendar/event/${entry.recordId}`;
    const url = action === 'delete' ? `${path}/delete` : path;
    const [request] = app().transport.held.filter((one) => one.url === url);
    const series = scope === null ? {} : { scope, occurrence: entry.occurrence };
    if (action === 'delete') expect(request?.body).toEqual(series);
    else {
      expect(request?.headers?.['If-Match']).toBe(`"${entry.revision}"`);
      expect(request?.body).toEqual({ ...series, isAllDay: false, ...span });
    }
    if (how === 'with success') app().transport.accept(url, { revision: CHANGED_REVISION });
    else app().transport.refuse(url, refusals[how]);
    await settle();
  };

  /** The read of the availability, and the request that changes it. */
  const settleClosure = async ({ entry, span, action }: EntryAttempt, how: ChangeOutcome) => {
    const { transport } = app();
    const other = { from: '2027-01-01', to: '2027-01-01', note: null, acceptOrders: false };
    const closure = { ...other, from: entry.recordId, to: entry.recordId };
    const availability = { weekly: [], handlingDays: 2, revision: entry.revision };
    transport.accept(READ, { ...availability, closures: [closure, other] });
    await settle();
    const [request] = transport.held.filter(({ url }) => url === WRITE);
    const { day, lastDay } = span as { day: string; lastDay: string };
    expect(request?.headers?.['If-Match']).toBe(`"${entry.revision}"`);
    expect(request?.body).toEqual({
      weekly: [],
      closures: [...(action === 'delete' ? [] : [{ ...closure, from: day, to: lastDay }]), other],
      handlingDays: 2,
    });
    if (how === 'with success') transport.accept(WRITE, { revision: CHANGED_REVISION });
    else transport.refuse(WRITE, refusals[how]);
    await settle();
  };

  const driver: EventEditingDriver = {
    open: () => begin(providedMachine(eventEditingOf('events')), undefined),
    move: (name) =>
      send({ type: 'entry.move', entry: editedEntries[name], span: movedSpans[name] }),
    stretch: (name) =>
      send({ type: 'entry.stretch', entry: editedEntries[name], span: stretchedSpans[name] }),
    remove: (name) => send({ type: 'entry.delete', entry: editedEntries[name] }),
    choose: (scope) => send({ type: 'scope.choose', scope }),
    answer: (type) => send({ type }),
    undo: () => send({ type: 'change.undo' }),
    elapseUndoWindow: async () => app().clock.advance(UNDO_CHANGE_WINDOW_MS),
    read: async (revision) => {
      const before = snapshot();
      const known = before.context.revision ?? 0;
      await send({ type: 'calendar.read', revision });
      const isPlaced = before.context.isPlaced && revision !== null && revision < known;
      expect(placedSpan(snapshot().context, false) !== null).toBe(isPlaced);
    },
    settle: async (how) => {
      const { attempt } = snapshot().context;
      if (!attempt) throw new Error('No change is under way.');
      expect(placedSpan(snapshot().context, true)).toEqual({
        id: attempt.entry.id,
        span: attempt.span,
      });
      if (attempt.entry.kind === 'closure') await settleClosure(attempt, how);
      else await settleEvent(attempt, how);
      const isPlaced = how === 'with success' && attempt.action !== 'delete';
      expect(placedSpan(snapshot().context, false)?.span ?? null).toEqual(
        isPlaced ? attempt.span : null,
      );
    },
    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

const DIALOGS = [
  ['choosing', 'scope'],
  ['confirming', 'question'],
  ['failed', 'failure'],
  ['conflict', 'conflict'],
  ['refused', 'refusal'],
] as const;

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof eventEditingMachine>): EventEditingViewState {
  return {
    dialog: DIALOGS.find(([state]) => snapshot.matches(state))?.[1] ?? null,
    busy: snapshot.hasTag('busy'),
    isUndoable: snapshot.can({ type: 'change.undo' }),
  };
}
