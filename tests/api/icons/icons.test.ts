import { describe, expect, test } from 'vitest';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const DRAWN = /^<svg xmlns="[^"]+" viewBox="0 0 24 24">.*<\/svg>$/;
const ICONS = '/api/public/icons/solar?icons=';

describe('Public icons', () => {
  test('The server returns the requested icons with names of unknown ones, cacheable for a week', async () => {
    const { status, body, headers } = await server.anonymous.get(`${ICONS}box-linear,no-such-icon`);
    expect(status).toBe(200);
    expect(body.icons).toEqual([{ name: 'box-linear', svg: expect.stringMatching(DRAWN) }]);
    expect(body.notFound).toEqual(['no-such-icon']);
    expect(headers.get('cache-control')).toBe('public, max-age=604800');
  });

  test('The server answers 304 if the client’s icons are still valid', async () => {
    const { headers } = await server.anonymous.get(`${ICONS}bell-bold`);
    const again = await server.anonymous.get(`${ICONS}bell-bold`, {
      'if-none-match': headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  test.each(['', '../secret', 'constructor,__proto__', 'Box', `${'a'.repeat(501)}`])(
    'The server refuses the icon names %j with 400',
    async (names) => {
      const { status } = await server.anonymous.get(ICONS + encodeURIComponent(names));
      expect(status).toBe(400);
    },
  );

  test('The server finds no icon under names of object prototypes', async () => {
    const { body } = await server.anonymous.get(`${ICONS}constructor,prototype`);
    expect(body).toEqual({ icons: [], notFound: ['constructor', 'prototype'] });
  });

  test('The server refuses an unknown icon set with 400', async () => {
    const { status } = await server.anonymous.get('/api/public/icons/other?icons=box');
    expect(status).toBe(400);
  });
});
