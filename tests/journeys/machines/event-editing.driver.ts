import { expect, type Page } from '@playwright/test';
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
  gridEntry,
  MONDAY,
  stretchEntry,
} from '../support/calendar';
import { addTaskLists } from '../support/tasks';
import { expectOnly } from './expect-only';
import { answerUnavailable } from './faults';
import { installPageClock } from './page-clock';
import type { PageSetup } from './test-paths';
import { exactText, textContaining } from './translated-text';

const RANGE = '/api/store/calendar/';
const AVAILABILITY = 'POST /api/store/availability/create/new/';
/** Days of the week of the entries: each drag goes to the next one. */
const LATER = ['2027-02-09', '2027-02-10', '2027-02-11', '2027-02-12'];

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
  let drags = 0;

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
  const nextDay = () => {
    drags += 1;
    return LATER[drags % LATER.length] ?? MONDAY;
  };
  const begin = (name: EditedEntryName, isDeletion = false) => {
    changed = name;
    asked = callOf(name, isDeletion);
  };

  return {
    open: async () => {
      ids.event = await addCalendarEvent(store, editedEntries.event.title);
      ids.series = await addCalendarEvent(store, editedEntries.series.title, true);
      await addClosure(store);
      await addTaskLists(store, { 'À faire': [editedEntries.payout.title] }, { dueDay: MONDAY });
      for (const name of ['event', 'series'] as const) {
        await held.hold(callOf(name, false));
        await held.hold(callOf(name, true));
      }
      await held.hold(AVAILABILITY);
      range = await createRequestGate(page, (path) => path === RANGE);
      await installPageClock(page);
      await openPortal(`/dashboard/calendar?view=month&day=${MONDAY}`);
      await expect(entryOf('event')).toBeVisible();
    },
    move: async (name) => {
      begin(name);
      await dragEntry(page, entryOf(name), nextDay());
    },
    stretch: async (name) => {
      begin(name);
      await stretchEntry(page, entryOf(name), nextDay());
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
