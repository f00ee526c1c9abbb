import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailOutbox } from '../../../server/database/schema/mail';
import { partHours } from '../../../server/database/schema/status';
import { deletePastHours } from '../../../server/status/part-history';
import { temporaryFolder } from '../support/temporary-folder';
import { startTestServer, type TestServer } from '../support/test-server';

const PATH = '/api/public/status';

const folder = await temporaryFolder();
const mediaDir = path.join(folder.path, 'media');
const server = await startTestServer({ config: { mediaDir } });

test('Anybody reads which parts work, and that nothing else is told', async () => {
  const { status, body, headers } = await server.anonymous.get(PATH);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('max-age=15');
  expect({ ...body, parts: body.parts.map(withoutDays) }).toEqual({
    checkedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    state: 'working',
    parts: ['server', 'database', 'worker', 'mail', 'storage'].map((part) => ({
      part,
      state: 'working',
      availability: 1,
    })),
  });
  for (const { days } of body.parts) expect(days).toHaveLength(30);
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  expect((await server.anonymous.get(PATH, known)).status).toBe(304);
  // No file was written: a backup that runs would find it.
  expect(await readdir(mediaDir)).not.toContain('status');
});

test('Two processes record their findings in one history', async () => {
  const second = await startTestServer({ beside: server, config: { mediaDir } });
  await server.database.db.delete(partHours);
  server.clock.advance(5 * millisecondsInMinute);
  await Promise.all([server, second].map(({ context }) => context.portalStatus.check()));
  server.clock.advance(millisecondsInMinute);
  await second.context.portalStatus.check();
  expect(await checkedMinutes(second, 'mail')).toBe(2);
});

test('Mails to several recipients that fail while none is sent make the mails fail, one wrong address does not', async () => {
  await queueFailedMail('one@exemple.ma');
  expect(await stateOf('mail')).toBe('working');
  await queueFailedMail('two@exemple.ma');
  expect(await stateOf('mail')).toBe('failing');
  await server.database.db.update(mailOutbox).set({ sentAt: server.clock.now() });
  expect(await stateOf('mail')).toBe('working');
});

test('Jobs that wait for more than 90 seconds make the worker slow, and after ten minutes it fails', async () => {
  const wait = (seconds: number) =>
    server.database.db.execute(sql`
      select graphile_worker.add_job('forgetExpired', run_at => now() - make_interval(secs => ${seconds}), job_key => 'late')`);
  await wait(60);
  expect(await stateOf('worker')).toBe('working');
  await wait(120);
  expect(await stateOf('worker')).toBe('slow');
  await wait(700);
  expect(await stateOf('worker')).toBe('failing');
  await server.database.db.execute(sql`select graphile_worker.remove_job('late')`);
  expect(await stateOf('worker')).toBe('working');
});

test('A storage that cannot be reached fails', async () => {
  await rm(mediaDir, { recursive: true });
  await writeFile(mediaDir, 'a file in the place of the folder');
  expect(await stateOf('storage')).toBe('failing');
  await rm(mediaDir);
  await mkdir(mediaDir);
  await chmod(mediaDir, 0o755);
  expect(await stateOf('storage')).toBe('working');
});

test('Without the database the page still answers, and what was found out is recorded later', async () => {
  const lost = await startTestServer({ beside: server, config: { mediaDir }, patienceMs: 500 });
  const { database } = lost.context;
  await server.database.db.delete(partHours);
  server.clock.advance(millisecondsInDay);
  const isReady = database.isReady;
  Object.assign(database, { isReady: () => Promise.resolve(false) });
  const { status, body } = await lost.anonymous.get(PATH);
  expect([status, body.state, body.parts.map(({ state }: { state: string }) => state)]).toEqual([
    200,
    'failing',
    ['working', 'failing', 'failing', 'failing', 'working'],
  ]);
  Object.assign(database, { isReady });
  server.clock.advance(millisecondsInMinute);
  await lost.context.portalStatus.check();
  expect(await checkedMinutes(lost, 'database')).toBe(2);
  const [row] = await failedOf('database');
  expect(row?.failed).not.toBe(0n);
});

test('The states are in the metrics, and the history of earlier months is deleted', async () => {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('portal_part_state{part="storage"} 0');
  const { db } = server.database;
  await deletePastHours(db, server.clock.now());
  expect(await db.$count(partHours)).toBeGreaterThan(0);
  await deletePastHours(db, new Date(server.clock.now().getTime() + 31 * millisecondsInDay));
  expect(await db.$count(partHours)).toBe(0);
});

function withoutDays({ days: _, ...part }: { days: unknown; [name: string]: unknown }) {
  return part;
}

async function stateOf(part: string): Promise<string> {
  server.clock.advance(3 * millisecondsInMinute);
  const { states } = await server.context.portalStatus.check();
  return states[part as keyof typeof states];
}

async function checkedMinutes({ context, clock }: TestServer, part: 'mail' | 'database') {
  clock.advance(2 * millisecondsInMinute);
  const days = await context.portalStatus.days();
  return days[part].reduce((sum, { minutes }) => sum + minutes, 0);
}

function failedOf(part: 'database') {
  return server.database.db.select().from(partHours).where(sql`${partHours.part} = ${part}`);
}

async function queueFailedMail(recipient: string): Promise<void> {
  const now = server.clock.now();
  await server.database.db.insert(mailOutbox).values({
    id: `eml_${recipient.split('@')[0]}`,
    template: 'passwordLink',
    recipient,
    language: 'fr',
    data: {},
    createdAt: now,
    nextTryAt: new Date(now.getTime() + 10 * millisecondsInMinute),
    tries: 1,
    lastError: 'refused',
  });
}
