import { addMinutes } from 'date-fns/addMinutes';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Notification } from '#openapi/types.generated';
import { sendEventReminders } from '../../../server/calendar/event-reminders';
import { mailOutbox } from '../../../server/database/schema/mail';
import { users } from '../../../server/database/schema/stores';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { addEvent, changeEvent, deleteEvent } from './calendar-client';

const server = await startTestServer();
const other = await startTestServer({ beside: server });
const manager = await server.signIn('manager');
const seller = await server.signIn('seller');
const { db } = server.context.database;
const now = server.clock.now();

function inMinutes(minutes: number): Date {
  return addMinutes(now, minutes);
}

/** An event that begins in an hour and lasts one. */
function soon(fields: object) {
  const [startsAt, endsAt] = [inMinutes(60).toISOString(), inMinutes(120).toISOString()];
  return addEvent(manager, { startsAt, endsAt, ...fields });
}

async function newsOf(client: ApiClient, id: string): Promise<string[]> {
  const { body } = await client.get('/api/user/notifications?pageSize=100');
  return body.items
    .filter((one: Notification) => one.entityId === id)
    .map(({ title }: Notification) => title);
}

async function mailsOf(title: string): Promise<string[]> {
  const rows = await db.select().from(mailOutbox).where(eq(mailOutbox.template, 'eventReminder'));
  return rows
    .filter(({ data }) => data['title']?.includes(title))
    .map(({ recipient }) => recipient);
}

function sendAt(at: Date) {
  return Promise.all([server, other].map(({ context }) => sendEventReminders(context, at)));
}

test('Participants are reminded once, by two workers at once, and at no other time', async () => {
  const { id } = await soon({
    title: 'Rappelé',
    participantIds: ['usr_imane'],
    reminders: [
      { minutesBefore: 30, channel: 'notification' },
      { minutesBefore: 10, channel: 'notification' },
    ],
  });
  await sendAt(inMinutes(29));
  expect(await newsOf(seller, id)).toEqual([]);
  await sendAt(inMinutes(30));
  await sendAt(inMinutes(31));
  expect(await newsOf(seller, id)).toHaveLength(1);
  await sendAt(inMinutes(50));
  await sendAt(inMinutes(55));
  expect(await newsOf(seller, id)).toHaveLength(2);
  expect((await newsOf(seller, id))[0]).toContain('Rappelé');
  expect(await newsOf(manager, id)).toEqual([]);
  const read = await manager.get(`/api/store/calendar/event/${id}`);
  expect(read.body.revision).toBe(1);
});

test('Without participants the user who added the event is reminded', async () => {
  const reminders = [{ minutesBefore: 5, channel: 'notification' }];
  const { id } = await soon({ title: 'Seul', reminders });
  await sendAt(inMinutes(55));
  expect([await newsOf(manager, id), await newsOf(seller, id)]).toEqual([
    [expect.stringContaining('Seul')],
    [],
  ]);
});

test('A mail goes to proved addresses of those who have come in, in their language', async () => {
  await db.update(users).set({ invitedAt: now }).where(eq(users.id, 'usr_imane'));
  await seller.post('/api/store/calendar/feed/revoke');
  await soon({
    title: 'Courrier',
    place: 'Atelier',
    participantIds: ['usr_salma', 'usr_youssef'],
    reminders: [{ minutesBefore: 20, channel: 'mail' }],
  });
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, 'usr_youssef'));
  await sendAt(inMinutes(40));
  await sendAt(inMinutes(41));
  const [salma] = await db.select().from(users).where(eq(users.id, 'usr_salma'));
  expect(await mailsOf('Courrier')).toEqual([salma?.email]);
  const [mail] = await db
    .select()
    .from(mailOutbox)
    .where(
      and(eq(mailOutbox.template, 'eventReminder'), eq(mailOutbox.recipient, salma?.email ?? '')),
    );
  expect(mail?.data['body']).toContain('Atelier');
  expect(mail?.data['path']).toMatch(/^\/dashboard\/calendar\?event=evt_/);
  await db.update(users).set({ invitedAt: null }).where(eq(users.id, 'usr_imane'));
  await db.update(users).set({ emailConfirmedAt: now }).where(eq(users.id, 'usr_youssef'));
});

test('A user who has not come in yet is not reminded', async () => {
  const { id } = await soon({
    title: 'Invitée',
    participantIds: ['usr_imane'],
    reminders: [{ minutesBefore: 15, channel: 'notification' }],
  });
  await db.update(users).set({ invitedAt: now }).where(eq(users.id, 'usr_imane'));
  await sendAt(inMinutes(45));
  await db.update(users).set({ invitedAt: null }).where(eq(users.id, 'usr_imane'));
  expect(await newsOf(seller, id)).toEqual([]);
});

test('A moved event is reminded of at its new time, a deleted one never', async () => {
  const reminders = [{ minutesBefore: 10, channel: 'notification' }];
  const moved = await soon({ title: 'Déplacé', participantIds: ['usr_imane'], reminders });
  const deleted = await soon({ title: 'Supprimé', participantIds: ['usr_imane'], reminders });
  await changeEvent(manager, moved.id, { startsAt: inMinutes(180).toISOString() });
  await deleteEvent(manager, deleted.id);
  await sendAt(inMinutes(50));
  expect(await newsOf(seller, moved.id)).toEqual([]);
  await sendAt(inMinutes(170));
  expect(await newsOf(seller, moved.id)).toHaveLength(1);
  expect(await newsOf(seller, deleted.id)).toEqual([]);
});

test('Each occurrence of a series is reminded of, and what has begun long ago is not', async () => {
  const { id } = await soon({
    title: 'Série',
    participantIds: ['usr_imane'],
    recurrence: { frequency: 'daily', interval: 1 },
    reminders: [{ minutesBefore: 10, channel: 'notification' }],
  });
  const day = 24 * 60;
  await sendAt(inMinutes(50));
  await sendAt(inMinutes(50 + day));
  expect(await newsOf(seller, id)).toHaveLength(2);
  // The worker was away for four days.
  await sendAt(inMinutes(300 + 5 * day));
  expect(await newsOf(seller, id)).toHaveLength(2);
  await sendAt(inMinutes(50 + 6 * day));
  expect(await newsOf(seller, id)).toHaveLength(3);
});
