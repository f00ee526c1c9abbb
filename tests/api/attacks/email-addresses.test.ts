import { expect, test } from 'vitest';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const admin = await server.signIn('admin');

/** Looks like the address of somebody else, and holds a direction mark or a character of no width. */
const MARKED = ['salma\u200f@exemple.ma', '\u202esalma@exemple.ma', 'salma@exem\u200bple.ma'];
const NAME = { firstName: 'Salma', lastName: 'Bennani' };
const PHONE = { phoneNumber: '0661420318' };

test.each<[what: string, path: string, body: (email: string) => object, field: string]>([
  [
    'a registration',
    '/api/auth/register',
    (email) => ({ ...NAME, email, password: 'Atelier#2026' }),
    'email',
  ],
  [
    'a colleague',
    '/api/store/user/create/',
    (email) => ({ ...NAME, ...PHONE, email, userName: 'salma.b', role: 'store_user' }),
    'email',
  ],
  ['a customer', '/api/client/create/', (email) => ({ ...NAME, ...PHONE, email }), 'email'],
  [
    'the customer of an invoice',
    '/api/store/invoices/',
    (email) => ({ client: { name: 'Riad', address: 'Fès', email } }),
    'client.email',
  ],
  [
    'a message',
    '/api/public/contact',
    (email) => ({ ...NAME, email, message: 'Bonjour.' }),
    'email',
  ],
])('The server refuses unseen characters in the address of %s', async (_, path, body, field) => {
  for (const email of MARKED) {
    const { status, body: answer } = await admin.post(path, body(email));
    expect([status, answer.errors?.[field]]).toEqual([422, ['invalid_email']]);
  }
});

test('The server refuses unseen characters in the address of a store', async () => {
  const { body: store } = await admin.get('/api/store/my/get/');
  for (const email of MARKED) {
    const change = { email };
    const path = `/api/store/update/${store.id}`;
    const reply = await admin.patch(path, change, { revision: store.revision });
    expect([reply.status, reply.body.errors]).toEqual([422, { email: ['invalid_email'] }]);
  }
});
