import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { CandidacySummary } from '#openapi/types.generated';
import { auditLog } from '../../../server/database/schema/audit';
import { mailOutbox } from '../../../server/database/schema/mail';
import { stores } from '../../../server/database/schema/stores';
import { startTestServer } from '../support/test-server';
import { decide, insertCandidacy, openVacancy, read } from './vacancy-client';

const server = await startTestServer();
const { db } = server.database;
const admin = await server.signIn('admin');
const manager = await server.signIn('manager');
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');
const SCORES = { skills: 4, experience: 3, communication: 5, motivation: 4 };
const BOTH = ['usr_imane', 'usr_youssef'];

describe('The decisions on a candidacy', () => {
  test('A candidacy goes from the application to the hiring, and its history says through whom', async () => {
    const id = await candidacy();
    const statuses: string[] = [];
    for (const action of ['shortlist', 'invite', 'offer', 'hire']) {
      const { status, body } = await decide(manager, id, action);
      statuses.push(`${status} ${body.status}`);
    }
    expect(statuses).toEqual(['200 shortlisted', '200 interview', '200 offered', '200 hired']);
    const { history, allowedActions, endedAt } = await read(manager, id);
    expect(allowedActions).toEqual([]);
    expect(endedAt).not.toBeNull();
    expect(history.map(({ by, action, to }) => [by, action, to])).toEqual([
      ['Youssef Tazi', 'shortlist', 'shortlisted'],
      ['Youssef Tazi', 'invite', 'interview'],
      ['Youssef Tazi', 'offer', 'offered'],
      ['Youssef Tazi', 'hire', 'hired'],
    ]);
  });

  test('A refusal needs an answer, which is mailed in the language of the candidate', async () => {
    const id = await candidacy({ language: 'ar', email: 'hassan@example.ma' });
    const empty = await decide(manager, id, 'refuse', { answer: ' ' });
    expect([empty.status, empty.body.errors]).toEqual([422, { answer: ['required'] }]);
    const spare = await decide(manager, id, 'shortlist', { answer: 'Bravo' });
    expect(spare.body.errors).toEqual({ answer: ['not_allowed'] });
    const { body } = await decide(manager, id, 'refuse', { answer: 'شكرًا لاهتمامك.' });
    expect(body).toMatchObject({ status: 'refused', answer: 'شكرًا لاهتمامك.' });
    const [mail] = await mailsTo('hassan@example.ma');
    expect(mail).toMatchObject({
      template: 'candidacyAnswer',
      language: 'ar',
      data: { answer: 'شكرًا لاهتمامك.', title: 'بائعة في فاس', storeName: 'Atelier Nejjarine' },
    });
    const again = await decide(manager, id, 'refuse', { answer: 'Non' });
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'action_not_allowed', current: { id, status: 'refused' } },
    ]);
  });

  test('Two decisions at once: one of them takes effect', async () => {
    const id = await candidacy();
    const answers = await Promise.all([
      decide(manager, id, 'shortlist'),
      decide(admin, id, 'withdraw'),
    ]);
    const after = await read(manager, id);
    const taken = after.history.length;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(taken);
    expect(['shortlisted', 'withdrawn']).toContain(after.status);
  });

  test('Nobody is invited without interview hours', async () => {
    const vacancy = await openVacancy(manager, { interviewRules: [] });
    const id = await insertCandidacy(db, vacancy, { status: 'shortlisted' });
    expect((await decide(manager, id, 'invite')).status).toBe(409);
    expect((await read(manager, id)).allowedActions.map(({ action }) => action)).toEqual([
      'refuse',
      'withdraw',
    ]);
  });

  test('Answers count as mails of the store: beyond its limits, a refusal changes nothing', async () => {
    const email = 'full@example.ma';
    const id = await candidacy({ email });
    const now = server.clock.now();
    const row = {
      template: 'candidacyAnswer',
      data: {},
      recipient: email,
      language: 'fr' as const,
      mailClass: 'conversation',
      mailboxKey: email,
      createdAt: now,
      sentAt: now,
      nextTryAt: now,
    };
    const rows = Array.from({ length: 30 }, (_, index) => ({ ...row, id: `eml_full${index}` }));
    await db.insert(mailOutbox).values(rows);
    const { status, body } = await decide(manager, id, 'refuse', { answer: 'Non' });
    expect([status, body.code]).toEqual([429, 'recipient_mail_limit']);
    expect((await read(manager, id)).status).toBe('applied');
  });

  test('A store that is not reviewed answers nobody', async () => {
    const vacancy = await openVacancy(stranger);
    const id = await insertCandidacy(db, vacancy);
    await db.update(stores).set({ status: 'under_review' }).where(eq(stores.id, 'str_zahra'));
    const { status, body } = await decide(stranger, id, 'refuse', { answer: 'Non' });
    await db.update(stores).set({ status: 'active' }).where(eq(stores.id, 'str_zahra'));
    expect([status, body.code]).toEqual([409, 'store_unreviewed']);
  });
});

describe('The score cards of a candidate', () => {
  test('Two users do not see each other’s card before both are in, nor does anybody else', async () => {
    const id = await candidacy({ interviewerIds: BOTH });
    const { status, body } = await score(seller, id, { comment: ' Très à l’aise. ' });
    expect([status, body]).toMatchObject([
      200,
      {
        cardsCount: 1,
        score: null,
        mayScore: true,
        cards: [{ author: { id: 'usr_imane' }, scores: SCORES, comment: 'Très à l’aise.' }],
      },
    ]);
    for (const other of [manager, admin]) {
      expect(await read(other, id)).toMatchObject({ cardsCount: 1, score: null, cards: [] });
    }
    expect((await score(seller, id, { scores: { ...SCORES, skills: 5 } })).status).toBe(200);
    expect((await score(manager, id)).body).toMatchObject({ score: 4.1, mayScore: false });
    for (const reader of [seller, manager, admin]) {
      const { cards } = await read(reader, id);
      expect(cards.map(({ author }) => author.id)).toEqual(BOTH);
    }
    const late = await score(seller, id);
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'action_not_allowed', current: { id } },
    ]);
  });

  test('Only interviewers write a card, while the candidacy is open', async () => {
    const id = await candidacy({ interviewerIds: BOTH });
    expect((await score(admin, id)).status).toBe(403);
    await decide(manager, id, 'withdraw');
    expect((await score(seller, id)).status).toBe(409);
  });

  test('A card is not in the audit log, which an interviewer may read', async () => {
    const id = await candidacy({ interviewerIds: ['usr_salma', 'usr_imane'] });
    await score(seller, id, { comment: 'Secret jusque-là' });
    const lines = await db.select().from(auditLog).where(eq(auditLog.entity, 'score_cards'));
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toContain('Secret');
    expect(JSON.stringify(lines)).not.toContain('"skills"');
  });

  test.each([
    [['usr_imane'], 'not_two'],
    [['usr_imane', 'usr_nobody'], 'unknown'],
    [['usr_imane', 'usr_amine'], 'unknown'],
  ])('Interviewers %j are refused: %s', async (interviewerIds, code) => {
    const id = await candidacy();
    const { status, body } = await assign(id, interviewerIds);
    expect([status, body.errors]).toEqual([422, { interviewerIds: [code] }]);
  });

  test('Whoever has written a card cannot be replaced', async () => {
    const id = await candidacy({ interviewerIds: BOTH });
    await score(seller, id);
    const path = `/api/store/candidacy/${id}`;
    const change = { interviewerIds: ['usr_salma', 'usr_youssef'] };
    const refused = await manager.patch(path, change, { revision: 2 });
    expect(refused.body.errors).toEqual({ interviewerIds: ['card_written'] });
    const other = { interviewerIds: ['usr_imane', 'usr_salma'] };
    const { body } = await manager.patch(path, other, { revision: 2 });
    expect(body.interviewers.map(({ id: one }: { id: string }) => one)).toEqual([
      'usr_imane',
      'usr_salma',
    ]);
  });
});

describe('What users see of candidates', () => {
  test('An interviewer sees their candidates, without address and telephone number', async () => {
    const id = await candidacy({ interviewerIds: BOTH, phoneNumber: '+212661420318' });
    const other = await candidacy();
    expect(await read(seller, id)).toMatchObject({
      firstName: 'Salma',
      email: null,
      phoneNumber: null,
      allowedActions: [],
    });
    expect((await seller.get(`/api/store/candidacy/${other}`)).status).toBe(404);
    const { body } = await seller.get('/api/store/candidacies/?pageSize=100');
    const ids = body.items.map((one: CandidacySummary) => one.id);
    expect([ids.includes(id), ids.includes(other)]).toEqual([true, false]);
  });

  test('The list has the filters, the order and the counts of the contract', async () => {
    const vacancy = await openVacancy(manager);
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const one = await insertCandidacy(db, vacancy, {
      createdAt: at(1),
      interviewerIds: BOTH,
      searchText: 'hajar el fassi',
    });
    const two = await insertCandidacy(db, vacancy, {
      createdAt: at(2),
      status: 'interview',
      interviewStartsAt: at(9),
      interviewEndsAt: at(10),
    });
    const list = async (query: string) => {
      const path = `/api/store/candidacies/?vacancyId=${vacancy.id}&${query}`;
      const { body } = await manager.get(path);
      return { ids: body.items.map(({ id }: CandidacySummary) => id), ...body };
    };
    expect((await list('')).ids).toEqual([two, one]);
    expect((await list('sort=createdAt')).ids).toEqual([one, two]);
    expect((await list('sort=interview')).ids).toEqual([two, one]);
    expect((await list('sort=-updatedAt')).ids).toHaveLength(2);
    expect((await list('q=fassi')).ids).toEqual([one]);
    expect((await list('interviewerId=usr_imane')).ids).toEqual([one]);
    expect((await list('interviewerId=me')).ids).toEqual([one]);
    expect(await list('status=interview')).toMatchObject({
      ids: [two],
      total: 1,
      counts: { applied: 1, interview: 1, hired: 0 },
    });
  });

  test('A note is kept with its author', async () => {
    const id = await candidacy({ interviewerIds: BOTH });
    const path = `/api/store/candidacy/${id}/note/create`;
    expect((await seller.post(path, { body: ' ' })).body.errors).toEqual({ body: ['required'] });
    const { status, body } = await seller.post(path, { body: ' Disponible en janvier. ' });
    expect([status, body.notes]).toMatchObject([
      201,
      [{ author: { id: 'usr_imane' }, body: 'Disponible en janvier.' }],
    ]);
  });

  test('The file has the rows of the list in the language of the reader', async () => {
    const vacancy = await openVacancy(manager);
    await insertCandidacy(db, vacancy, {
      email: 'hajar@example.ma',
      createdAt: new Date('2026-01-02'),
    });
    const path = `/api/store/candidacies/export/?vacancyId=${vacancy.id}&language=fr`;
    const { text } = await manager.get(path);
    expect(text.split('\r\n')).toEqual([
      'Nom,Prénom,Offre,Statut,E-mail,Téléphone,Reçue le,Entretien,Heure,Évaluée par,Note,Terminée le',
      'Tazi,Salma,Vendeuse à Fès,Reçue,hajar@example.ma,,2026-01-02,,,,,',
      '',
    ]);
  });
});

async function candidacy(fields: Parameters<typeof insertCandidacy>[2] = {}): Promise<string> {
  return insertCandidacy(db, await openVacancy(manager), fields);
}

function score(client: typeof seller, id: string, fields: object = {}) {
  return client.post(`/api/store/candidacy/${id}/score`, { scores: SCORES, ...fields });
}

function assign(id: string, interviewerIds: readonly string[]) {
  return manager.patch(`/api/store/candidacy/${id}`, { interviewerIds }, { revision: 1 });
}

function mailsTo(recipient: string) {
  return db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, recipient)));
}
