import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../support/test-server';
import {
  addEvent,
  addWeekly,
  changeEvent,
  deleteEvent,
  entriesOf,
  startsOf,
} from './calendar-client';

const server = await startTestServer();
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');

const DECEMBER = ['2026-12-01', '2026-12-31'] as const;

describe('Events', () => {
  test('A seller adds an event and reads it on the calendar', async () => {
    const event = await addEvent(seller, {
      title: '  Réunion  ',
      description: 'Stock\r\net livraisons',
      place: 'Atelier',
      participantIds: ['usr_salma'],
      reminders: [{ minutesBefore: 15, channel: 'mail' }],
    });
    expect(event).toMatchObject({
      title: 'Réunion',
      description: 'Stock\net livraisons',
      place: 'Atelier',
      startsAt: '2026-12-07T09:00:00.000Z',
      endsAt: '2026-12-07T09:30:00.000Z',
      day: null,
      lastDay: null,
      recurrence: null,
      occurrence: null,
      participants: [{ id: 'usr_salma' }],
      reminders: [{ minutesBefore: 15, channel: 'mail' }],
      createdBy: { id: 'usr_imane' },
      revision: 1,
    });
    const entries = await entriesOf(seller, '2026-12-07', '2026-12-07');
    expect(entries.find(({ recordId }) => recordId === event.id)).toEqual({
      id: event.id,
      source: 'event',
      recordId: event.id,
      startsAt: '2026-12-07T09:00:00.000Z',
      endsAt: '2026-12-07T09:30:00.000Z',
      title: 'Réunion',
      place: 'Atelier',
      revision: 1,
    });
  });

  test('An all-day event has days, and stands on each day that it touches', async () => {
    const times = { isAllDay: true, day: '2026-12-10', lastDay: '2026-12-12' };
    const event = await addEvent(seller, { ...times, startsAt: null, endsAt: null });
    expect(event).toMatchObject({ ...times, startsAt: null, endsAt: null });
    for (const day of ['2026-12-10', '2026-12-12']) {
      const [entry] = (await entriesOf(seller, day, day)).filter(
        (one) => one.recordId === event.id,
      );
      expect(entry).toMatchObject({ day: '2026-12-10', lastDay: '2026-12-12' });
    }
    expect(await startsOf(seller, event.id, '2026-12-13', '2026-12-13')).toEqual([]);
  });

  test('An event of two months is found by its span', async () => {
    const times = { isAllDay: true, day: '2027-01-01', lastDay: '2027-02-28' };
    const event = await addEvent(seller, { ...times, startsAt: null, endsAt: null });
    expect(await startsOf(seller, event.id, '2027-02-20', '2027-02-21')).toEqual(['2027-01-01']);
    expect(await startsOf(seller, event.id, '2027-03-01', '2027-03-02')).toEqual([]);
  });

  test('Only the named fields change, and another begin moves the end', async () => {
    const { id } = await addEvent(seller, { place: 'Atelier' });
    const moved = await changeEvent(seller, id, { startsAt: '2026-12-08T15:00:00.000Z' });
    expect(moved.body).toMatchObject({
      place: 'Atelier',
      startsAt: '2026-12-08T15:00:00.000Z',
      endsAt: '2026-12-08T15:30:00.000Z',
      revision: 2,
    });
    const whole = await changeEvent(seller, id, { isAllDay: true, day: '2026-12-09' }, 2);
    expect(whole.body).toMatchObject({ day: '2026-12-09', lastDay: '2026-12-09', startsAt: null });
    const recurring = await changeEvent(
      seller,
      id,
      { recurrence: { frequency: 'daily', interval: 2, count: 3 } },
      3,
    );
    expect(recurring.body.recurrence).toEqual({
      frequency: 'daily',
      interval: 2,
      until: null,
      count: 3,
    });
    expect(await startsOf(seller, id, ...DECEMBER)).toEqual([
      '2026-12-09',
      '2026-12-11',
      '2026-12-13',
    ]);
  });

  test('A change needs the revision, and a stale one gets the event as it stands now', async () => {
    const { id } = await addEvent(seller);
    expect((await seller.patch(`/api/store/calendar/event/${id}`, { title: 'A' })).status).toBe(
      428,
    );
    await changeEvent(seller, id, { title: 'B' });
    const stale = await changeEvent(seller, id, { title: 'C' });
    expect([stale.status, stale.body.current.title]).toEqual([412, 'B']);
  });

  test('A deleted event is gone from the calendar', async () => {
    const { id } = await addEvent(seller);
    expect((await deleteEvent(seller, id)).status).toBe(200);
    expect(await startsOf(seller, id, ...DECEMBER)).toEqual([]);
    expect((await seller.get(`/api/store/calendar/event/${id}`)).status).toBe(404);
    expect((await deleteEvent(seller, id)).status).toBe(404);
  });

  test('Another store neither sees, changes nor deletes an event', async () => {
    const { id } = await addEvent(seller);
    expect((await stranger.get(`/api/store/calendar/event/${id}`)).status).toBe(404);
    expect((await changeEvent(stranger, id, { title: 'Mien' })).status).toBe(404);
    expect((await deleteEvent(stranger, id)).status).toBe(404);
    expect(await startsOf(stranger, id, ...DECEMBER)).toEqual([]);
    const foreign = await stranger.post('/api/store/calendar/event/create', {
      title: 'Visite',
      isAllDay: true,
      day: '2026-12-07',
      participantIds: ['usr_salma'],
    });
    expect([foreign.status, foreign.body.errors]).toEqual([422, { participantIds: ['unknown'] }]);
  });

  test('HTML in a title is a text like any other', async () => {
    const title = '<img src=x onerror=alert(1)> <b>Solde</b>';
    const { id } = await addEvent(seller, { title });
    const entries = await entriesOf(seller, ...DECEMBER);
    expect(entries.find(({ recordId }) => recordId === id)?.title).toBe(title);
  });

  test('A repeated request under one key adds one event', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { title: 'Une fois', isAllDay: true, day: '2026-12-24' };
    const path = '/api/store/calendar/event/create';
    const [one, other] = [await seller.post(path, body, key), await seller.post(path, body, key)];
    expect(other.body).toEqual(one.body);
  });

  test.each([
    [{ title: '   ' }, { title: ['required'] }],
    [{ startsAt: null }, { startsAt: ['required'] }],
    [{ endsAt: null }, { endsAt: ['required'] }],
    [{ endsAt: '2026-12-07T08:00:00.000Z' }, { endsAt: ['period_reversed'] }],
    [{ endsAt: '2028-12-07T08:00:00.000Z' }, { endsAt: ['too_long'] }],
    [{ startsAt: '1970-01-01T00:00:00.000Z' }, { startsAt: ['too_early'] }],
    [{ startsAt: '2026-12-31T23:59:60Z' }, { startsAt: ['invalid_format'] }],
    [{ isAllDay: true, day: '9999-12-31' }, { day: ['too_late'] }],
    [
      { recurrence: { frequency: 'daily', interval: 1, until: '9999-12-31' } },
      { 'recurrence.until': ['too_late'] },
    ],
    [{ isAllDay: true }, { day: ['required'] }],
    [
      { isAllDay: true, day: '2026-12-07', lastDay: '2026-12-06' },
      { lastDay: ['period_reversed'] },
    ],
    [{ participantIds: ['usr_nobody'] }, { participantIds: ['unknown'] }],
    [
      { recurrence: { frequency: 'weekly', interval: 1, weekdays: ['tuesday'] } },
      { 'recurrence.weekdays': ['not_on_rule'] },
    ],
    [
      { recurrence: { frequency: 'daily', interval: 1, until: '2026-12-01' } },
      { 'recurrence.until': ['period_reversed'] },
    ],
  ])('The server refuses an event with %j', async (fields, errors) => {
    const wanted = {
      title: 'Inventaire',
      isAllDay: false,
      startsAt: '2026-12-07T09:00:00.000Z',
      endsAt: '2026-12-07T09:30:00.000Z',
      ...fields,
    };
    const { status, body } = await seller.post('/api/store/calendar/event/create', wanted);
    expect([status, body.errors]).toEqual([422, expect.objectContaining(errors)]);
  });
});

describe('Series', () => {
  test('A series needs the scope and the occurrence of a change', async () => {
    const { id } = await addWeekly(seller);
    const change = await changeEvent(seller, id, { title: 'A' });
    expect([change.status, change.body.errors]).toEqual([
      422,
      { scope: ['required'], occurrence: ['required'] },
    ]);
    const other = await changeEvent(seller, id, {
      scope: 'one',
      occurrence: '2026-12-08',
      title: 'A',
    });
    expect(other.status).toBe(404);
  });

  test('One occurrence moves alone', async () => {
    const { id } = await addWeekly(seller);
    const change = await changeEvent(seller, id, {
      scope: 'one',
      occurrence: '2026-12-14',
      title: 'Plus tard',
      startsAt: '2026-12-15T16:00:00.000Z',
    });
    expect(change.body).toMatchObject({
      occurrence: '2026-12-14',
      title: 'Plus tard',
      endsAt: '2026-12-15T16:30:00.000Z',
      revision: 2,
    });
    expect(await startsOf(seller, id, '2026-12-01', '2026-12-22')).toEqual([
      '2026-12-07T09:00',
      '2026-12-15T16:00',
      '2026-12-21T09:00',
    ]);
    const path = `/api/store/calendar/event/${id}`;
    expect((await seller.get(`${path}?occurrence=2026-12-14`)).body.title).toBe('Plus tard');
    expect((await seller.get(path)).body).toMatchObject({ occurrence: '2026-12-07' });
    const rule = await changeEvent(
      seller,
      id,
      { scope: 'one', occurrence: '2026-12-21', recurrence: null },
      2,
    );
    expect([rule.status, rule.body.errors]).toEqual([422, { recurrence: ['not_allowed'] }]);
  });

  test('This and the following occurrences become an event of their own', async () => {
    const { id } = await addWeekly(seller, {
      recurrence: { frequency: 'weekly', interval: 1, count: 4 },
    });
    const change = await changeEvent(seller, id, {
      scope: 'following',
      occurrence: '2026-12-21',
      startsAt: '2026-12-22T10:00:00.000Z',
    });
    expect(change.body.id).not.toBe(id);
    expect(change.body).toMatchObject({ occurrence: '2026-12-22', recurrence: { count: 2 } });
    expect(await startsOf(seller, id, '2026-12-01', '2027-01-31')).toEqual([
      '2026-12-07T09:00',
      '2026-12-14T09:00',
    ]);
    expect(await startsOf(seller, change.body.id, '2026-12-01', '2027-01-31')).toEqual([
      '2026-12-22T10:00',
      '2026-12-29T10:00',
    ]);
  });

  test('All occurrences move as the named one', async () => {
    const { id } = await addWeekly(seller);
    await deleteEvent(seller, id, { scope: 'one', occurrence: '2026-12-14' });
    const change = await changeEvent(
      seller,
      id,
      { scope: 'all', occurrence: '2026-12-21', startsAt: '2026-12-23T08:15:00.000Z' },
      2,
    );
    expect(change.body).toMatchObject({ id, occurrence: '2026-12-23' });
    expect(change.body.recurrence.weekdays).toEqual(['wednesday']);
    expect(await startsOf(seller, id, ...DECEMBER)).toEqual([
      '2026-12-09T08:15',
      '2026-12-23T08:15',
      '2026-12-30T08:15',
    ]);
  });

  test('A series becomes a single event', async () => {
    const { id } = await addWeekly(seller);
    const change = { scope: 'all', occurrence: '2026-12-14', recurrence: null };
    expect((await changeEvent(seller, id, change)).body).toMatchObject({
      recurrence: null,
      occurrence: null,
      startsAt: '2026-12-14T09:00:00.000Z',
    });
    expect(await startsOf(seller, id, '2026-12-01', '2027-01-31')).toEqual(['2026-12-14T09:00']);
  });

  test('Occurrences are deleted alone, from one on, or all', async () => {
    const { id } = await addWeekly(seller);
    expect((await deleteEvent(seller, id)).status).toBe(422);
    await deleteEvent(seller, id, { scope: 'one', occurrence: '2026-12-14' });
    const gone = await seller.get(`/api/store/calendar/event/${id}?occurrence=2026-12-14`);
    expect(gone.status).toBe(404);
    const last = await deleteEvent(seller, id, { scope: 'following', occurrence: '2026-12-28' });
    expect(last.body).toMatchObject({ id, occurrence: '2026-12-28' });
    expect(await startsOf(seller, id, '2026-12-01', '2027-01-31')).toEqual([
      '2026-12-07T09:00',
      '2026-12-21T09:00',
    ]);
    await deleteEvent(seller, id, { scope: 'all', occurrence: '2026-12-07' });
    expect((await seller.get(`/api/store/calendar/event/${id}`)).status).toBe(404);
  });

  test('Entries of a series name their occurrence and have ids of their own', async () => {
    const { id } = await addWeekly(seller, { title: 'Équipe' });
    const entries = await entriesOf(seller, '2026-12-07', '2026-12-14');
    expect(entries.filter(({ recordId }) => recordId === id)).toEqual(
      ['2026-12-07', '2026-12-14'].map((occurrence) => ({
        id: `${id}.${occurrence}`,
        source: 'event',
        recordId: id,
        startsAt: `${occurrence}T09:00:00.000Z`,
        endsAt: `${occurrence}T09:30:00.000Z`,
        title: 'Équipe',
        occurrence,
        revision: 1,
      })),
    );
  });

  test('Each write of an event is in the audit log', async () => {
    const { id } = await addEvent(seller, { title: 'Suivi' });
    await changeEvent(seller, id, { title: 'Suivi deux fois' });
    const admin = await server.signIn('admin');
    const { body } = await admin.get(`/api/store/audit/?entity=calendarEvents&entityId=${id}`);
    expect(body.items.map(({ action }: { action: string }) => action)).toEqual([
      'update',
      'insert',
    ]);
    expect(body.items[0].after).toEqual({ title: 'Suivi deux fois' });
  });
});
