import { deflateSync } from 'node:zlib';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Vacancy } from '#openapi/types.generated';
import { auditLog } from '../../../server/database/schema/audit';
import { mailOutbox } from '../../../server/database/schema/mail';
import { candidacies, candidacyFiles, scoreCards } from '../../../server/database/schema/vacancies';
import { candidateLinkOf } from '../../../server/mail/candidate-url';
import { removeOldLeftovers } from '../../../server/media/media-leftovers';
import { deleteUnusedCvs, eraseOldCandidacies } from '../../../server/vacancies/erase-candidacies';
import { startTestServer } from '../support/test-server';
import {
  act,
  application,
  decide,
  formOf,
  insertCandidacy,
  openVacancy,
  pdf,
  read,
} from './vacancy-client';

const server = await startTestServer({ config: { publicWritesPerMinute: 100_000 } });
const { db } = server.database;
const { tokens } = server.context;
const visitor = server.anonymous;
const manager = await server.signIn('manager');
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');

describe('An application', () => {
  test('It is kept with its CV, answered by a mail without typed words, and told to the staff', async () => {
    const vacancy = await openVacancy(manager);
    const cv = await upload(vacancy, pdf());
    expect([cv.status, cv.body]).toMatchObject([201, { fileName: 'cv.pdf' }]);
    const sent = application({
      firstName: ' Salma\n',
      phoneNumber: '06 61 42 03 18',
      cvId: cv.body.id,
    });
    const { status, body } = await apply(vacancy, sent);
    expect([status, body]).toEqual([201, { receivedAt: expect.any(String), keptMonths: 6 }]);
    const id = await idOf(sent.email);
    expect(await read(manager, id)).toMatchObject({
      vacancyId: vacancy.id,
      status: 'applied',
      firstName: 'Salma',
      email: sent.email,
      phoneNumber: '+212661420318',
      message: sent.message,
      hasCv: true,
      cv: { fileName: 'cv.pdf', sizeBytes: pdf().length },
      history: [{ by: null, action: 'apply', from: null, to: 'applied' }],
    });
    const [mail] = await mailsTo(sent.email);
    expect(mail).toMatchObject({ template: 'applicationReceived', language: 'fr' });
    expect(JSON.stringify(mail?.data)).not.toContain('Salma');
    const news = await manager.get('/api/user/notifications?pageSize=5');
    expect(news.body.items[0]).toMatchObject({ entityType: 'vacancy', entityId: vacancy.id });
  });

  test.each([
    [{ firstName: ' ' }, { firstName: ['required'] }],
    [{ email: 'salma@' }, { email: ['invalid_email'] }],
    [{ phoneNumber: '12' }, { phoneNumber: ['invalid_phone'] }],
    [{ message: '' }, { message: ['required'] }],
    [{ cvId: 'ccv_nobody' }, { cvId: ['unknown'] }],
  ])('The server refuses an application with %j: %j', async (part, errors) => {
    const { status, body } = await apply(await openVacancy(manager), application(part));
    expect([status, body.errors]).toEqual([422, errors]);
  });

  test('Whoever has applied already gets the same answer, and their mailbox the link again', async () => {
    const vacancy = await openVacancy(manager);
    const sent = application({ email: 'twice@example.ma' });
    expect((await apply(vacancy, sent)).status).toBe(201);
    const again = { ...sent, email: ' Twice+job@Example.ma ', message: 'Encore' };
    expect((await apply(vacancy, again)).status).toBe(201);
    const rows = await db.select().from(candidacies).where(eq(candidacies.vacancyId, vacancy.id));
    expect(rows.map(({ email, message }) => [email, message])).toEqual([
      ['twice@example.ma', sent.message],
    ]);
    expect(await mailsTo('twice@example.ma')).toHaveLength(2);
    expect((await apply(await openVacancy(manager), sent)).status).toBe(201);
  });

  test('A repeated request under its key adds one application', async () => {
    const vacancy = await openVacancy(manager);
    const sent = application();
    const headers = { 'idempotency-key': 'application-1' };
    const path = `${at(vacancy)}/applications`;
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post(path, sent, headers)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await mailsTo(sent.email)).toHaveLength(1);
  });

  test('A filled hidden field gets the same answer, and nothing is kept', async () => {
    const vacancy = await openVacancy(manager);
    const sent = application({ website: 'https://spam.example' });
    expect((await apply(vacancy, sent)).status).toBe(201);
    expect(await mailsTo(sent.email)).toEqual([]);
    expect(await db.$count(candidacies, eq(candidacies.vacancyId, vacancy.id))).toBe(0);
  });

  test('A vacancy that is closed, past its closing day or unknown takes no application', async () => {
    const closed = await openVacancy(manager);
    await act(manager, closed.id, 'close');
    for (const answer of [await apply(closed, application()), await upload(closed, pdf())]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'applications_closed']);
    }
    const unknown = { slug: 'nothing' };
    expect((await apply(unknown, application())).status).toBe(404);
    expect((await upload(unknown, pdf())).status).toBe(404);
  });

  test('Applications and CVs are counted by network and by vacancy', async () => {
    const strict = await startTestServer({ beside: server, config: { publicWritesPerMinute: 1 } });
    const vacancy = await openVacancy(manager);
    const path = `${at(vacancy)}/applications`;
    const first = await strict.anonymous.post(path, application());
    expect([201, 429]).toContain(first.status);
    expect((await strict.anonymous.post(path, application())).status).toBe(429);
    const cv = { raw: formOf(pdf()) };
    expect((await strict.anonymous.request('POST', `${at(vacancy)}/cv`, cv)).status).toBe(429);
  });
});

describe('A CV', () => {
  const hidden = deflateSync(Buffer.from('<< /S /JavaScript /JS (app.alert(1)) >>'));
  const objectStream = Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n'),
    hidden,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);
  const bomb = Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Filter /FlateDecode >>\nstream\n'),
    deflateSync(Buffer.alloc(70 * 1024 * 1024)),
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);

  test.each([
    ['', 'empty_file'],
    ['GIF89a', 'unreadable_pdf'],
    [`x${pdf()}`, 'unreadable_pdf'],
    [`${pdf()}<script>x()</script>`, 'unreadable_pdf'],
    [`%PDF-1.7\n<script>x()</script>\n%%EOF\n`, 'unsafe_pdf'],
    [pdf('1 0 obj << /OpenAction << /S /JavaScript /JS (x) >> >> endobj'), 'unsafe_pdf'],
    [pdf('1 0 obj << /S /J#61vaScript >> endobj'), 'unsafe_pdf'],
    [pdf('1 0 obj << /S /Launch /F (cmd.exe) >> endobj'), 'unsafe_pdf'],
    [pdf('1 0 obj << /Type /EmbeddedFile >> endobj'), 'unsafe_pdf'],
    [pdf('2 0 obj << /Encrypt 3 0 R >> endobj'), 'unsafe_pdf'],
    [pdf('PK\u0005\u0006'), 'unsafe_pdf'],
    [new Uint8Array(objectStream), 'unsafe_pdf'],
    [new Uint8Array(bomb), 'unsafe_pdf'],
  ])('Content %# is refused', async (content, code) => {
    const { status, body } = await upload(await openVacancy(manager), content);
    expect([status, body.errors]).toEqual([422, { file: [code] }]);
  });

  test('A CV of more than 5 MB is refused, and an ordinary one with compressed pages is taken', async () => {
    const vacancy = await openVacancy(manager);
    const large = pdf('x'.repeat(5 * 1024 * 1024));
    expect((await upload(vacancy, large)).status).toBe(413);
    const page = Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj\n<< /Filter /FlateDecode >>\nstream\n'),
      deflateSync(Buffer.from('BT /F1 12 Tf (JavaScript, 5 ans) Tj ET')),
      Buffer.from('\nendstream\nendobj\n%%EOF\n'),
    ]);
    expect((await upload(vacancy, new Uint8Array(page))).status).toBe(201);
  });

  test('Only those who see the candidate read it, as an attachment that no browser runs', async () => {
    const vacancy = await openVacancy(manager);
    const cv = await upload(vacancy, pdf(), '../CV "Salma".pdf');
    const sent = application({ cvId: cv.body.id });
    await apply(vacancy, sent);
    const path = `/api/store/candidacy/${await idOf(sent.email)}/cv`;
    const { status, headers, text } = await manager.get(path);
    expect([status, text]).toEqual([200, pdf()]);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="CV %22Salma%22\.pdf"/,
    );
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('private, no-store');
    for (const other of [stranger, seller]) expect((await other.get(path)).status).toBe(404);
    expect((await visitor.get(path)).status).toBe(401);
    expect((await visitor.get(`/media/${cv.body.id}/cv.pdf`)).status).toBe(404);
  });

  test('A CV belongs to one application to its vacancy', async () => {
    const vacancy = await openVacancy(manager);
    const { body } = await upload(vacancy, pdf());
    const other = await apply(await openVacancy(manager), application({ cvId: body.id }));
    expect(other.body.errors).toEqual({ cvId: ['unknown'] });
    expect((await apply(vacancy, application({ cvId: body.id }))).status).toBe(201);
    const second = await apply(vacancy, application({ cvId: body.id }));
    expect(second.body.errors).toEqual({ cvId: ['unknown'] });
  });

  test('A CV without an application is deleted after a day', async () => {
    const { body } = await upload(await openVacancy(manager), pdf());
    const [row] = await db.select().from(candidacyFiles).where(eq(candidacyFiles.id, body.id));
    const later = addDays(server.clock.now(), 2);
    await deleteUnusedCvs(server.database, later);
    await removeOldLeftovers(server.context, addDays(later, 1));
    expect(await db.$count(candidacyFiles, eq(candidacyFiles.id, body.id))).toBe(0);
    expect(await server.context.mediaStorage.find(row?.storageKey ?? '')).toBeUndefined();
  });
});

describe('The link of a candidate', () => {
  test('It shows the candidate their application, without notes and ratings', async () => {
    const id = await insertCandidacy(db, await openVacancy(manager), {
      interviewerIds: ['usr_imane', 'usr_youssef'],
    });
    await manager.post(`/api/store/candidacy/${id}/note/create`, { body: 'Très bien.' });
    const { status, body, text } = await visitor.get(linkPath(id));
    expect([status, body]).toMatchObject([
      200,
      {
        vacancyTitle: 'Vendeuse à Fès',
        storeName: 'Atelier Nejjarine',
        status: 'applied',
        interview: null,
        slots: [],
        answer: null,
      },
    ]);
    expect(text).not.toContain('Très bien');
    expect(text).not.toContain('usr_');
  });

  test('A link that is forged, or of another application, leads nowhere', async () => {
    const vacancy = await openVacancy(manager);
    const [one, other] = [await insertCandidacy(db, vacancy), await insertCandidacy(db, vacancy)];
    const mark = candidateLinkOf(tokens, other).split('-')[1];
    for (const link of [`${one.slice(4)}-${mark}`, `nobody-${mark}`]) {
      const path = `/api/public/applications/${link}`;
      expect((await visitor.get(path)).status).toBe(404);
      expect((await visitor.post(`${path}/withdraw`)).status).toBe(404);
      const startsAt = { startsAt: server.clock.now().toISOString() };
      expect((await visitor.post(`${path}/interview`, startsAt)).status).toBe(404);
    }
  });

  test('Guesses of links are counted by network, and the answer to one tells nothing', async () => {
    const id = await insertCandidacy(db, await openVacancy(manager));
    const own = candidateLinkOf(tokens, id);
    server.clock.stop();
    const digits = '0123456789abcdef'.repeat(2);
    const guesses = Array.from(
      { length: 31 },
      (_, at) => own.slice(0, -2) + digits.slice(at % 16, (at % 16) + 2),
    );
    const answers = [];
    for (const guess of guesses.filter((one) => one !== own)) {
      answers.push(await visitor.get(`/api/public/applications/${guess}`));
    }
    const unknown = await visitor.get(`/api/public/applications/nobody-${digits}`);
    expect(answers.slice(0, 3).map(({ status }) => status)).toEqual([404, 404, 404]);
    expect([answers.at(-1)?.status ?? 0, unknown.status]).toEqual([429, 429]);
    expect((await visitor.get(linkPath(id))).status).toBe(200);
    server.clock.advance(120_000);
  });

  test('An invited candidate chooses a slot, and another one in place of it', async () => {
    const id = await insertCandidacy(db, await openVacancy(manager), { status: 'shortlisted' });
    expect((await choose(id, new Date())).status).toBe(409);
    await decide(manager, id, 'invite');
    const [first, second] = await slotsOf(id);
    const { status, body } = await choose(id, first);
    expect([status, body.interview.startsAt]).toEqual([200, first]);
    expect((await choose(id, second)).body.interview.startsAt).toBe(second);
    expect((await read(manager, id)).interview?.startsAt).toBe(second);
    const news = await manager.get('/api/user/notifications?pageSize=1');
    expect(news.body.items[0].entityType).toBe('vacancy');
  });

  test('Interviewers are notified of the interview and the withdrawal of their candidate only', async () => {
    const seller = await server.signIn('seller');
    const sellerId = (await seller.get('/api/user/')).body.id;
    const vacancy = await openVacancy(manager, { title: 'Potière' });
    const interviewerIds = [sellerId, 'usr_salma'];
    const id = await insertCandidacy(db, vacancy, { status: 'interview', interviewerIds });
    const other = await insertCandidacy(db, vacancy, { status: 'interview' });
    const [first, second] = await slotsOf(id);
    await choose(id, first);
    await choose(other, second);
    await visitor.post(`${linkPath(id)}/withdraw`);
    await visitor.post(`${linkPath(other)}/withdraw`);
    const { body } = await seller.get('/api/user/notifications?pageSize=20');
    const news = body.items.filter((one: { entityId: string }) => one.entityId === vacancy.id);
    expect(news.map(({ titleEn }: { titleEn: string }) => titleEn.split(' ', 1)[0]).sort()).toEqual(
      ['Application', 'Interview'],
    );
  });

  test('Of several candidates at once for one slot, one gets it, and its end frees it', async () => {
    const vacancy = await openVacancy(manager);
    const invite = () => insertCandidacy(db, vacancy, { status: 'interview' });
    const ids = await Promise.all([invite(), invite(), invite(), invite()]);
    const [slot] = await slotsOf(ids[0] ?? '');
    const answers = await Promise.all(ids.map((id) => choose(id, slot)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('slot_full');
    const winner = ids[answers.findIndex(({ status }) => status === 200)] ?? '';
    const loser = ids.find((id) => id !== winner) ?? '';
    expect(await slotsOf(loser)).not.toContain(slot);
    await visitor.post(`${linkPath(winner)}/withdraw`);
    expect((await choose(loser, slot)).status).toBe(200);
  });

  test('An interviewer has one candidate at a time, whatever the vacancy', async () => {
    const interviewerIds = ['usr_imane', 'usr_salma'];
    const invite = async () =>
      insertCandidacy(db, await openVacancy(manager), { status: 'interview', interviewerIds });
    const [one, other] = [await invite(), await invite()];
    const [slot] = await slotsOf(one);
    await choose(one, slot);
    expect((await choose(other, slot)).body.code).toBe('slot_full');
  });

  test('From twelve hours before the interview on, its slot cannot be changed', async () => {
    const now = server.clock.now();
    const soon = new Date(now.getTime() + 11 * 3_600_000);
    const booked = {
      interviewStartsAt: soon,
      interviewEndsAt: new Date(soon.getTime() + 3_600_000),
    };
    const vacancy = await openVacancy(manager);
    const free = await insertCandidacy(db, vacancy, { status: 'interview' });
    const [slot] = await slotsOf(free);
    const id = await insertCandidacy(db, vacancy, { status: 'interview', ...booked });
    expect(await slotsOf(id)).toEqual([]);
    expect((await choose(id, slot)).body.code).toBe('slot_closed');
  });

  test('A time that is no slot, or too soon, is refused', async () => {
    const id = await insertCandidacy(db, await openVacancy(manager), { status: 'interview' });
    const [slot = ''] = await slotsOf(id);
    const between = new Date(new Date(slot).getTime() + 60_000);
    expect((await choose(id, between)).body.code).toBe('slot_not_offered');
  });

  test('After the end the link shows the outcome, and nothing can be done with it', async () => {
    const id = await insertCandidacy(db, await openVacancy(manager), { status: 'interview' });
    const [slot] = await slotsOf(id);
    await choose(id, slot);
    await decide(manager, id, 'refuse', { answer: 'Merci de votre intérêt.' });
    expect((await visitor.get(linkPath(id))).body).toMatchObject({
      status: 'refused',
      answer: 'Merci de votre intérêt.',
      interview: null,
      slots: [],
    });
    const late = [await choose(id, slot), await visitor.post(`${linkPath(id)}/withdraw`)];
    expect(late.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'action_not_allowed'],
      [409, 'action_not_allowed'],
    ]);
  });

  test('A candidate withdraws once, and the staff learns of it', async () => {
    const id = await insertCandidacy(db, await openVacancy(manager));
    const path = `${linkPath(id)}/withdraw`;
    const answers = await Promise.all([visitor.post(path), visitor.post(path)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(manager, id)).toMatchObject({
      status: 'withdrawn',
      history: [{ by: null, action: 'withdraw' }],
    });
  });

  test('Requests for one application are counted', async () => {
    const id = await insertCandidacy(db, await openVacancy(manager));
    server.clock.stop();
    for (let request = 0; request < 60; request += 1) await visitor.get(linkPath(id));
    expect((await visitor.get(linkPath(id))).status).toBe(429);
    expect((await visitor.post(`${linkPath(id)}/withdraw`)).status).toBe(429);
    expect((await choose(id, new Date())).status).toBe(429);
    server.clock.advance(120_000);
  });
});

describe('The erasure of candidacies', () => {
  test('Six months after its end everything of a candidate is erased, with an audit entry', async () => {
    const vacancy = await openVacancy(manager);
    const cv = await upload(vacancy, pdf());
    const sent = application({ lastName: 'Effaçable', cvId: cv.body.id });
    await apply(vacancy, sent);
    const id = await idOf(sent.email);
    await manager.post(`/api/store/candidacy/${id}/note/create`, { body: 'À rappeler.' });
    await decide(manager, id, 'refuse', { answer: 'Non merci.' });
    const [file] = await db.select().from(candidacyFiles).where(eq(candidacyFiles.candidacyId, id));
    const { keptUntil } = await read(manager, id);
    await eraseOldCandidacies(server.context, addDays(new Date(keptUntil), -1));
    expect((await read(manager, id)).id).toBe(id);
    const due = addDays(new Date(keptUntil), 1);
    expect(await eraseOldCandidacies(server.context, due)).toBeGreaterThan(0);
    await removeOldLeftovers(server.context, addDays(due, 1));
    expect((await manager.get(`/api/store/candidacy/${id}`)).status).toBe(404);
    expect((await visitor.get(linkPath(id))).status).toBe(404);
    expect(await server.context.mediaStorage.find(file?.storageKey ?? '')).toBeUndefined();
    const [row] = await db.select().from(candidacies).where(eq(candidacies.id, id));
    expect(row).toMatchObject({ status: 'refused', lastName: '', email: '', answer: null });
    const lines = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'candidacies'), eq(auditLog.entityId, id)));
    expect(lines.map(({ after }) => Object.keys(after ?? {}))).toContainEqual(
      expect.arrayContaining(['erased_at', 'last_name']),
    );
    expect(JSON.stringify(lines)).not.toContain('Effaçable');
  });

  test('An application that nobody ends is erased after twelve months', async () => {
    const now = server.clock.now();
    const vacancy = await openVacancy(manager);
    const old = await insertCandidacy(db, vacancy, { createdAt: addDays(now, -400) });
    const scores = { skills: 1, experience: 1, communication: 1, motivation: 1 };
    const card = { id: 'scd_erased', candidacyId: old, authorId: 'usr_imane', scores, comment: '' };
    await db.insert(scoreCards).values({ ...card, storeId: 'str_nejjarine' });
    const recent = await insertCandidacy(db, vacancy, { createdAt: addDays(now, -330) });
    await eraseOldCandidacies(server.context, now);
    expect((await manager.get(`/api/store/candidacy/${old}`)).status).toBe(404);
    expect(await db.$count(scoreCards, eq(scoreCards.candidacyId, old))).toBe(0);
    expect((await manager.get(`/api/store/candidacy/${recent}`)).status).toBe(200);
  });
});

function addDays(instant: Date, count: number): Date {
  return addMilliseconds(instant, count * millisecondsInDay);
}

function at({ slug }: Pick<Vacancy, 'slug'>): string {
  return `/api/public/vacancies/${encodeURIComponent(slug)}`;
}

function apply(vacancy: Pick<Vacancy, 'slug'>, sent: object) {
  return visitor.post(`${at(vacancy)}/applications`, sent);
}

function upload(
  vacancy: Pick<Vacancy, 'slug'>,
  content: string | Uint8Array<ArrayBuffer>,
  name?: string,
) {
  return visitor.request('POST', `${at(vacancy)}/cv`, { raw: formOf(content, name) });
}

function linkPath(candidacyId: string): string {
  return `/api/public/applications/${candidateLinkOf(tokens, candidacyId)}`;
}

async function slotsOf(candidacyId: string): Promise<string[]> {
  const { body } = await visitor.get(linkPath(candidacyId));
  return body.slots.map(({ startsAt }: { startsAt: string }) => startsAt);
}

function choose(candidacyId: string, startsAt: string | Date | undefined) {
  const instant = new Date(startsAt ?? 0).toISOString();
  return visitor.post(`${linkPath(candidacyId)}/interview`, { startsAt: instant });
}

async function idOf(email: string): Promise<string> {
  const [row] = await db.select().from(candidacies).where(eq(candidacies.email, email));
  if (!row) throw new Error('No such candidacy.');
  return row.id;
}

function mailsTo(recipient: string) {
  return db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient));
}
