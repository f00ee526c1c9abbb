import { expect, test } from 'vitest';
import { allHandlers } from '../../../server/handlers';
import { type Operation, operationsOf, readContract } from '../../../server/http/contract';
import { startTestServer } from '../support/test-server';

/** What every operation answers the same way, whatever it is about. */
const SUBJECT = /^\/api\/(?:user\/.|store\/(?:user|users|views|session|audit)\b)/;

const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const failing = (error: Error, left: readonly string[]) =>
  startTestServer({
    handlers: (context) =>
      Object.fromEntries(
        Object.entries(allHandlers(context)).map(([id, handler]) => [
          id,
          left.includes(id) ? handler : () => Promise.reject(error),
        ]),
      ),
  });

const server = await startTestServer({ config: { signInsPerMinute: 1000 } });
const broken = await failing(new Error('select password_hash from users'), ['createToken']);
const cut = await failing(lost, ['createToken']);
const [admin, unlucky, alone] = [
  await server.signIn('admin'),
  await broken.signIn('admin'),
  await cut.signIn('admin'),
];

const operations = operationsOf(readContract()).filter(({ path }) => SUBJECT.test(path));

test('these are the operations on people', () => {
  expect(operations).toHaveLength(21);
});

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s refuses an unknown parameter and another content type, and hides its failures',
  async (_id, operation) => {
    const { method, bodyTypes } = operation;
    const path = pathOf(operation);
    const unknown = await admin.request(method, `${path}?unknown=1`, requestOf(operation));
    expect(unknown.status).toBe(400);
    if (bodyTypes.length > 0) {
      const raw = new Blob(['role=store_admin'], { type: 'application/x-www-form-urlencoded' });
      const request = { ...requestOf(operation), raw, headers: { 'content-type': raw.type } };
      expect((await admin.request(method, path, request)).status).toBe(415);
    }
    const failed = await unlucky.request(method, path, requestOf(operation));
    expect([failed.status, failed.body.code, failed.text.includes('password_hash')]).toEqual([
      500,
      'server_error',
      false,
    ]);
    const unavailable = await alone.request(method, path, requestOf(operation));
    expect([unavailable.status, unavailable.headers.get('retry-after')]).toEqual([503, '2']);
  },
);

function pathOf({ path }: Operation): string {
  const ids = { userId: 'usr_1', sessionId: 'ses_1', viewId: 'viw_1', action: 'activate' };
  return Object.entries(ids).reduce((made, [name, id]) => made.replace(`{${name}}`, id), path);
}

/** A body that passes its schema, so that the handler is reached. */
function requestOf({ id, isRevised }: Operation) {
  const body = BODIES[id];
  return {
    ...(body && { body }),
    ...(isRevised && { headers: { 'if-match': '"1"' } }),
  };
}

const BODIES: Readonly<Record<string, object>> = {
  changePassword: { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' },
  resetPassword: { account: 'a' },
  confirmPasswordReset: { token: 'a', password: 'b', confirmPassword: 'b' },
  updatePreferences: { language: 'ar' },
  createView: { table: 'orders', name: 'a', query: '', columns: [] },
  updateView: { query: '' },
  deleteViews: { ids: ['viw_1'] },
  createUser: {
    ...{ firstName: 'a', lastName: 'b', userName: 'cc', email: 'd@e.f' },
    ...{ role: 'store_user', phoneNumber: '0661420318' },
  },
  updateUser: { firstName: 'a' },
  archiveUsers: { ids: ['usr_1'] },
  unarchiveUsers: { ids: ['usr_1'] },
};
