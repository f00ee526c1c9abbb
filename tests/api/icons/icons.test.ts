import { describe, expect, test } from 'vitest';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const DRAWN = /^<svg xmlns="[^"]+" viewBox="0 0 24 24">.*<\/svg>$/;
const ICONS = '/api/public/icons/solar?icons=';

describe('anybody', () => {
  test('gets the icons asked for and no others, and may keep them for a week', async () => {
    const { status, body, headers } = await server.anonymous.get(`${ICONS}box-linear,no-such-icon`);
    expect(status).toBe(200);
    expect(body.icons).toEqual([{ name: 'box-linear', svg: expect.stringMatching(DRAWN) }]);
    expect(body.notFound).toEqual(['no-such-icon']);
    expect(headers.get('cache-control')).toBe('public, max-age=604800');
  });

  test('who has them still is told so', async () => {
    const { headers } = await server.anonymous.get(`${ICONS}bell-bold`);
    const again = await server.anonymous.get(`${ICONS}bell-bold`, {
      'if-none-match': headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  test.each(['', '../secret', 'constructor,__proto__', 'Box', `${'a'.repeat(501)}`])(
    'asks in vain by %j',
    async (names) => {
      const { status } = await server.anonymous.get(ICONS + encodeURIComponent(names));
      expect(status).toBe(400);
    },
  );

  test('finds no icon in what every object has', async () => {
    const { body } = await server.anonymous.get(`${ICONS}constructor,prototype`);
    expect(body).toEqual({ icons: [], notFound: ['constructor', 'prototype'] });
  });

  test('knows one set', async () => {
    const { status } = await server.anonymous.get('/api/public/icons/other?icons=box');
    expect(status).toBe(400);
  });
});
