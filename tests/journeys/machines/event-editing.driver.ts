import { expect, type Locator, type Page } from '@playwright/test';
import { UNDO_CHANGE_WINDOW_MS } from '#application/calendar/event-editing.machine';
import { HeldRequests } from '../../support/browser/held-requests';
import { createRequestGate, type RequestGate } from '../../support/browser/request-gate';
import {
  type ChangeOutcome,
  type EditedEntryName,
  type EventEditingDriver,
  editedEntries,
} from '../../support/machine-models/event-editing.model';
import {
  addCalendarEvent,
  addClosure,
  changeAvailabilityAsColleague,
  changeEventAsColleague,
  dragEntry,
  gridDay,
  gridEntry,
  MONDAY,
  newestEventId,
  stretchEntry,
} from '../support/calendar';
import { waitForNetworkIdle } from '../support/network-idle';
import { addTaskLists } from '../support/tasks';
import { expectOnly } from './expect-only';
import { answerUnavailable } from './faults';
import { installPageClock } from './page-clock';
import type { PageSetup } from './test-paths';
import { exactText, textContaining } from './translated-text';

const RANGE = '/api/store/calendar/';
const AVAILABILITY = 'POST /api/store/availability/create/new/';
/** Days of the week of the entries to which they are moved. */
const MOVED_TO = ['2027-02-09', '2027-02-10', '2027-02-11'];
/** Days of the same week on which they end once they are stretched. */
const STRETCHED_TO = { last: '2027-02-13', other: '2027-02-12' };

const answers = {
  'question.confirm': exactText('calendar:form.delete'),
  'question.cancel': exactText('calendar:question.cancel'),
  'failure.retry': exactText('lists:failure.retry'),
  'failure.dismiss': exactText('lists:failure.dismiss'),
  'conflict.acknowledge': exactText('calendar:acknowledge'),
  'refusal.dismiss': exactText('calendar:acknowledge'),
};

/** The month of the real portal as the driver of its test model. */
export function createEventEditingPageDriver(
  page: Page,
  { store, openPortal }: PageSetup,
): EventEditingDriver {
  const held = new HeldRequests(page);
  /** The calendar is read anew only when a path says so. */
  let range: RequestGate;
  const ids = { event: '', series: '' };
  /** The request of the change that is under way. */
  let asked = '';
  let changed: EditedEntryName = 'event';
  let isDeleted = false;
  let moves = 0;

  const dialogs = page.getByRole('alertdialog');
  const button = (name: string) => dialogs.getByRole('button', { name, exact: true });
  const dialogWith = (text: string) => dialogs.filter({ hasText: text });
  const shown = {
    scope: dialogs.filter({ has: page.getByRole('radio') }),
    question: dialogs.filter({
      has: page.getByRole('button', { name: answers['question.cancel'], exact: true }),
    }),
    failure: dialogs.filter({
      has: page.getByRole('button', { name: answers['failure.retry'], exact: true }),
    }),
    conflict: dialogs.filter({ hasText: textContaining('calendar:conflict', {}) }),
    refusal: dialogWith(exactText('calendar:immovable.title')),
  };
  const undo = page.getByRole('button', { name: textContaining('calendar:toast.undo', {}) });
  const callOf = (name: EditedEntryName, isDeletion: boolean) => {
    if (name === 'closure') return AVAILABILITY;
    const path = `/api/store/calendar/event/${ids[name === 'series' ? 'series' : 'event']}`;
    return isDeletion ? `POST ${path}/delete` : `PATCH ${path}`;
  };
  const entryOf = (name: EditedEntryName) => gridEntry(page, editedEntries[name].title).first();
  /** Whether an entry is drawn on the column of a day, at its middle or anywhere. */
  const isOn = async (entry: Locator, day: string, where: 'middle' | 'anywhere') => {
    const [box, column] = await Promise.all([
      entry.boundingBox(),
      gridDay(page, day).boundingBox(),
    ]);
    if (!box || !column) throw new Error('It is not on the page.');
    const reach = where === 'middle' ? box.width / 2 : 2;
    return box.x + box.width - reach > column.x && box.x + reach < column.x + column.width;
  };
  /** The pointer takes the middle of an entry: dropped on the same day it would move nothing. */
  const dayToMoveTo = async (entry: Locator) => {
    moves += 1;
    const day = MOVED_TO[moves % MOVED_TO.length] ?? MONDAY;
    const next = MOVED_TO[(moves + 1) % MOVED_TO.length] ?? MONDAY;
    return (await isOn(entry, day, 'middle')) ? next : day;
  };
  const dayToStretchTo = async (entry: Locator) =>
    (await isOn(entry, STRETCHED_TO.last, 'anywhere')) ? STRETCHED_TO.other : STRETCHED_TO.last;
  const begin = (name: EditedEntryName, isDeletion = false) => {
    changed = name;
    isDeleted = isDeletion;
    asked = callOf(name, isDeletion);
  };

  const holdCallsOf = async (name: 'event' | 'series') => {
    await held.hold(callOf(name, false));
    await held.hold(callOf(name, true));
  };
  /** A change of a part of a series makes an event with an id of its own, which the page reads. */
  const changeSeries = async () => {
    await range.open();
    const answered = page.waitForResponse(
      (answer) => `${answer.request().method()} ${new URL(answer.url()).pathname}` === asked,
    );
    await held.release(asked);
    await answered;
    await waitForNetworkIdle(page);
    const id = await newestEventId(store, editedEntries.series.title);
    if (id === ids.series) return;
    ids.series = id;
    await holdCallsOf('series');
  };

  return {
    open: async () => {
      ids.event = await addCalendarEvent(store, editedEntries.event.title);
      ids.series = await addCalendarEvent(store, editedEntries.series.title, true);
      await addClosure(store);
      await addTaskLists(store, { 'À faire': [editedEntries.payout.title] }, { dueDay: MONDAY });
      await holdCallsOf('event');
      await holdCallsOf('series');
      await held.hold(AVAILABILITY);
      range = await createRequestGate(page, (path) => path === RANGE);
      await installPageClock(page);
      await openPortal(`/dashboard/calendar?view=month&day=${MONDAY}`);
      await expect(entryOf('event')).toBeVisible();
    },
    move: async (name) => {
      begin(name);
      await dragEntry(page, entryOf(name), await dayToMoveTo(entryOf(name)));
    },
    stretch: async (name) => {
      begin(name);
      await stretchEntry(page, entryOf(name), await dayToStretchTo(entryOf(name)));
    },
    remove: async (name) => {
      begin(name, true);
      await entryOf(name).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: exactText('calendar:form.delete'), exact: true })
        .click();
    },
    choose: async (scope) => {
      await page.getByRole('radio', { name: exactText(`calendar:scope.${scope}`) }).click();
      await dialogs.getByRole('button').last().click();
    },
    answer: async (event) => {
      const isScope = event === 'question.cancel' && (await shown.scope.count()) > 0;
      await button(isScope ? exactText('calendar:form.cancel') : answers[event]).click();
    },
    undo: () => undo.click(),
    elapseUndoWindow: () => page.clock.runFor(UNDO_CHANGE_WINDOW_MS),
    read: () => range.open(),
    settle: async (how: ChangeOutcome) => {
      if (how === 'with a server fault') return held.failOne(asked, answerUnavailable);
      if (how === 'with success' && changed === 'series' && !isDeleted) return changeSeries();
      if (how === 'with success') range.close();
      else if (changed === 'closure') await changeAvailabilityAsColleague(store);
      else {
        const id = ids[changed === 'series' ? 'series' : 'event'];
        await changeEventAsColleague(
          store,
          id,
          how === 'a colleague deleted it' ? 'deleted' : 'changed',
        );
      }
      return held.release(asked);
    },
    expectViewState: async ({ dialog, isUndoable }) => {
      await expectOnly(shown, [dialog]);
      await expect(undo).toHaveCount(isUndoable ? 1 : 0);
    },
  };
}
