import { describe, expect, test } from 'vitest';
import { startTestServer } from '../support/test-server';
import { mailsTo, tokenIn } from './mail-outbox';

const server = await startTestServer({ config: { signInsPerMinute: 1000 } });
const admin = await server.signIn('admin');
const PASSWORD = 'Zellige&2027';
const DAY_MS = 24 * 60 * 60 * 1000;
const useless = [422, { token: ['token_invalid'] }];

describe('Invitation', () => {
  test('An invitation is pending until the invited user has chosen a password, and then it is over', async () => {
    const { id, userName, token } = await invite();
    expect(await invitationOf(id)).toMatchObject({ state: 'pending' });
    const { body } = await read(token);
    expect(body).toMatchObject({ kind: 'invitation', firstName: 'Rim', userName });
    expect((await confirm(token)).status).toBe(204);
    expect(await invitationOf(id)).toBe(null);
    expect((await server.signIn(userName, PASSWORD)).token).toBeDefined();
    expect(await told(read(token))).toEqual(useless);
  });

  test('An address and a role invite a person, who gives names and phone when they accept', async () => {
    const email = 'safae@exemple.ma';
    const { status, body: invited } = await admin.post('/api/store/user/create/', {
      email,
      role: 'store_user',
      language: 'ar',
    });
    expect([status, invited.firstName, invited.lastName, invited.userName]).toEqual([
      201,
      '',
      '',
      email,
    ]);
    expect([invited.phoneNumber, invited.invitation.state]).toEqual([null, 'pending']);
    const [mail] = await mailsTo(server, email);
    const token = tokenIn(mail);
    expect((await read(token)).body).toMatchObject({ asksPerson: true, userName: email });
    expect(await told(confirm(token))).toEqual([
      422,
      { firstName: ['required'], lastName: ['required'], phoneNumber: ['required'] },
    ]);
    const person = { firstName: ' Safae ', lastName: 'Idrissi', phoneNumber: '12' };
    expect(await told(confirm(token, person))).toEqual([422, { phoneNumber: ['invalid_phone'] }]);
    const accepted = await confirm(token, { ...person, phoneNumber: '06 61 42 03 19' });
    expect(accepted.status).toBe(204);
    const { body } = await (await server.signIn(email, PASSWORD)).get('/api/user/');
    expect(body).toMatchObject({
      firstName: 'Safae',
      lastName: 'Idrissi',
      phoneNumber: '+212661420319',
      userName: email,
    });
    const { body: found } = await admin.get('/api/store/users?q=idrissi');
    expect(found.items.map(({ id }: { id: string }) => id)).toEqual([invited.id]);
  });

  test('A link of a user who has names asks for none, and changes none', async () => {
    const { id, token } = await invite();
    expect((await read(token)).body).toMatchObject({ asksPerson: false });
    const person = { firstName: 'Other', lastName: 'Name', phoneNumber: '0661420320' };
    expect((await confirm(token, person)).status).toBe(204);
    expect((await admin.get(`/api/store/user/${id}`)).body).toMatchObject({ firstName: 'Rim' });
  });

  test('An invitation by an address names the fields that are missing, and an address that is taken', async () => {
    const invited = { email: 'double@exemple.ma', role: 'store_user' };
    const create = (more: object) => admin.post('/api/store/user/create/', { ...invited, ...more });
    expect(await told(create({ firstName: 'Rim', password: PASSWORD }))).toEqual([
      422,
      { lastName: ['required'], userName: ['required'], phoneNumber: ['required'] },
    ]);
    expect((await create({})).status).toBe(201);
    expect(await told(create({}))).toEqual([409, { email: ['already_taken'] }]);
  });

  test('An invitation sent again ends the previous link', async () => {
    const { id, email, token } = await invite();
    expect((await act(id, 'resendInvitation')).status).toBe(200);
    const [, again] = await mailsTo(server, email);
    expect([await told(read(token)), await told(confirm(token))]).toEqual([useless, useless]);
    expect((await confirm(tokenIn(again))).status).toBe(204);
    expect((await act(id, 'resendInvitation')).body.code).toBe('action_not_allowed');
  });

  test('An invitation is sent at most five times an hour', async () => {
    const { id } = await invite();
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1) {
      statuses.push((await act(id, 'resendInvitation')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  test.each([
    ['withdrawn', (id: string) => act(id, 'withdrawInvitation')],
    ['ended with its deactivated user', (id: string) => act(id, 'deactivate')],
  ])(
    'An invitation that was %s gives no access, also not by a reset of the password',
    async (_how, end) => {
      const { id, userName, email, token } = await invite();
      expect((await end(id)).body.invitation).toMatchObject({
        state: 'withdrawn',
        expiresAt: null,
      });
      expect(await told(confirm(token))).toEqual(useless);
      await server.anonymous.post('/api/user/reset/password/', { account: userName });
      expect(await mailsTo(server, email)).toHaveLength(1);
      expect((await act(id, 'withdrawInvitation')).status).toBe(409);
    },
  );

  test('An invited admin does not count as an admin before they accept', async () => {
    const { id } = await invite({ role: 'store_admin' });
    const { body } = await admin.get('/api/store/users?role=store_admin');
    const standing = Object.fromEntries(
      body.items.map((user: { id: string; isLastAdmin: boolean }) => [user.id, user.isLastAdmin]),
    );
    expect(standing).toMatchObject({ usr_salma: true, [id]: false });
  });
});

describe('Bulk action on staff', () => {
  test('A bulk action on staff is carried out for each user, with a reason for each refusal', async () => {
    const [one, other] = [await invite(), await invite()];
    await act(other.id, 'deactivate');
    const ids = [one.id, other.id, 'usr_salma', 'usr_amine'];
    const ask = (dryRun: boolean) =>
      admin.post('/api/store/users/bulk', { action: 'deactivate', ids, dryRun });
    const [tried, done] = [await ask(true), await ask(false)];
    const rows = [
      { id: one.id, isDone: true, refusal: null },
      { id: other.id, isDone: false, refusal: 'wrong_status' },
      { id: 'usr_salma', isDone: false, refusal: 'last_admin' },
      { id: 'usr_amine', isDone: false, refusal: 'not_found' },
    ];
    expect([tried.body.results, done.body.results]).toEqual([rows, rows]);
    expect((await admin.get(`/api/store/user/${one.id}`)).body.status).toBe('inactive');
  });

  test('A bulk action on staff is refused as a whole when the role may not take it', async () => {
    const { id } = await invite();
    const manager = await server.signIn('manager');
    const statuses = [];
    for (const action of ['deactivate', 'archive']) {
      statuses.push((await manager.post('/api/store/users/bulk', { action, ids: [id] })).status);
    }
    expect(statuses).toEqual([200, 403]);
  });
});

describe('Expired invitation', () => {
  test('An invitation is valid for seven days and can be sent again afterwards', async () => {
    const { id, token } = await invite();
    server.clock.advance(7 * DAY_MS);
    const later = await server.signIn('admin');
    const { body } = await later.get(`/api/store/user/${id}`);
    expect([body.invitation.state, await told(read(token))]).toEqual(['expired', useless]);
    expect((await later.post(`/api/store/user/${id}/resendInvitation`)).status).toBe(200);
  });
});

let people = 0;

async function invite(change: object = {}) {
  people += 1;
  const userName = `rim${people}`;
  const email = `${userName}@exemple.ma`;
  const person = { firstName: 'Rim', lastName: 'Fassi', role: 'store_user', userName, email };
  const { body } = await admin.post('/api/store/user/create/', {
    ...person,
    phoneNumber: '0661420318',
    ...change,
  });
  const [mail] = await mailsTo(server, email);
  return { id: body.id as string, userName, email, token: tokenIn(mail) };
}

async function invitationOf(id: string) {
  return (await admin.get(`/api/store/user/${id}`)).body.invitation;
}

function act(id: string, action: string) {
  return admin.post(`/api/store/user/${id}/${action}`);
}

function read(token: string) {
  return server.anonymous.post('/api/user/password_reset/read/', { token });
}

function confirm(token: string, person: object = {}) {
  const body = { token, password: PASSWORD, confirmPassword: PASSWORD, ...person };
  return server.anonymous.post('/api/user/password_reset/confirm/', body);
}

async function told(reply: ReturnType<typeof read>) {
  const { status, body } = await reply;
  return [status, body.errors];
}
