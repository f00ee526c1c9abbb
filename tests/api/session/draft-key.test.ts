import { expect, test } from 'vitest';
import { startTestServer } from '../support/test-server';

const PATH = '/api/user/drafts/key/';

const server = await startTestServer();

test('The key of drafts is the same in all sessions of a user, in every process, and for no other user', async () => {
  const second = await startTestServer({ beside: server });
  const [here, there, colleague] = [
    await server.signIn('admin'),
    await second.signIn('admin'),
    await server.signIn('manager'),
  ];
  const { body, headers } = await here.get(PATH);
  const { id } = (await here.get('/api/user/')).body;
  expect(body).toEqual({ userId: id, key: expect.stringMatching(/^[\w-]{43}$/) });
  expect((await there.get(PATH)).body).toEqual(body);
  expect((await colleague.get(PATH)).body.key).not.toBe(body.key);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('Without a session, and after its end, nobody gets the key of drafts', async () => {
  expect((await server.anonymous.get(PATH)).status).toBe(401);
  const client = await server.signIn('seller');
  expect((await client.get(PATH)).status).toBe(200);
  await client.post('/api/store/session/end/', undefined);
  expect((await client.get(PATH)).status).toBe(401);
});
