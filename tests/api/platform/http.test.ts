import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { allHandlers } from '../../../server/handlers';
import { DEMO_PASSWORD, startTestServer } from '../support/test-server';

const server = await startTestServer();
const admin = await server.signIn('admin');
const CREDENTIALS = JSON.stringify({ username: 'admin', password: DEMO_PASSWORD });

test('The health of a process names its release', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const { body, headers } = await raw('GET', '/healthz');
  expect([body, headers.get('cache-control')]).toEqual([{ status: 'ok', version }, 'no-store']);
});

describe('Response headers', () => {
  test('The server sends signed-in data with no-store and a policy that allows nothing to run', async () => {
    const { headers } = await admin.get('/api/user/');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
      'x-request-id': expect.stringMatching(/^req_/),
    });
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('access-control-allow-origin')).toBe(false);
  });

  test.each([
    ['localhost:4310', true],
    ['127.0.0.1', true],
    ['[::1]:4310', true],
    ['shop.test', false],
    ['127.0.0.1.shop.test', false],
    ['192.168.1.20:4310', false],
  ])(
    'To the host %s, which browsers trust over plain HTTP (%s), the server sends the headers that need it',
    async (host, isTrusted) => {
      const { rawHeaders } = await headersFor(server.url, host);
      const names = rawHeaders.map((one) => one.toLowerCase());
      expect(names.includes('cross-origin-opener-policy')).toBe(isTrusted);
      expect(names.includes('origin-agent-cluster')).toBe(isTrusted);
    },
  );

  test('Over https, the server sends these headers to every host', async () => {
    const secure = await startTestServer({
      beside: server,
      config: { publicUrl: 'https://portal.example.ma' },
    });
    const { rawHeaders } = await headersFor(secure.url, 'portal.example.ma');
    expect(rawHeaders.map((one) => one.toLowerCase())).toContain('cross-origin-opener-policy');
  });

  test('A problem response is not cacheable and has the request id that is in the log', async () => {
    const { headers, body } = await server.anonymous.get('/api/user/');
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toBe(body.requestId);
    expect(server.logs.some((line) => line.includes(body.requestId))).toBe(true);
  });
});

describe('Request path', () => {
  test.each(['/api/nothing', '/api/user', '/api/store/orders', '/api//user/', '/api/'])(
    'The server answers %s, which no operation serves, with 404',
    async (path) => {
      const { status, body } = await admin.get(path);
      expect([status, body.code]).toEqual([404, 'not_found']);
    },
  );

  test('The server refuses another method with 405 and returns the allowed methods', async () => {
    const { status, body, headers } = await raw('PUT', '/api/store/product/prd_1');
    expect([status, body.code]).toEqual([405, 'method_not_allowed']);
    expect(headers.get('allow')).toBe('GET, PATCH');
  });

  test.each([
    '/%zz',
    '/api/%',
    '/..%2f..%2fetc/passwd',
    '/media/..%2f..%2fcluster.json',
    '/media/%2e%2e/jwt-secret',
  ])('The server refuses %s and reveals no file', async (path) => {
    const { status, text } = await raw('GET', path);
    expect([400, 403, 404]).toContain(status);
    expect(text).not.toMatch(/root:|password|\/(?:home|tmp|usr|var)\//);
  });
});

describe('Request body', () => {
  test.each([
    ['no type', undefined],
    ['text/plain', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['another JSON', 'application/vnd.api+json'],
    ['a tab before a parameter', 'application/json\t;charset=utf-8'],
    ['two types', 'application/json, text/plain'],
    ['a trailing letter', 'application/jsonx'],
    ['another charset', 'application/json; charset=utf-16'],
    ['a multipart', 'multipart/form-data; boundary=x'],
  ])('The server refuses a body of %s with 415', async (_what, type) => {
    const { status, body } = await raw('POST', '/api/auth/token/', {
      body: new TextEncoder().encode(CREDENTIALS),
      headers: type === undefined ? {} : { 'content-type': type },
    });
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
  });

  test.each([
    ['cut off', '{"username":'],
    ['no JSON', 'username=admin'],
    [
      'one that reaches into prototypes',
      '{"username":"admin","password":"x","__proto__":{"role":"store_admin"}}',
    ],
    [
      'one that reaches into constructors',
      '{"username":"admin","password":"x","constructor":{"prototype":{}}}',
    ],
    ['one with a key twice', '{"username":"admin","password":"x","password":"y"}'],
    ['one with a key in two spellings', '{"username":"admin","password":"x","p\\u0061ssword":"y"}'],
    [
      'nested a hundred thousand times',
      `{"username":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ],
  ])('The server refuses a body that is %s with 400', async (_what, text) => {
    const { status, body } = await raw('POST', '/api/auth/token/', json(text));
    expect([status, body.code]).toEqual([400, 'malformed_request']);
  });

  test.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"admin"'],
    ['numbers for texts', '{"username":1,"password":2}'],
    ['a list for a text', '{"username":["admin"],"password":"x"}'],
  ])('The server refuses a body of %s with 422', async (_what, text) => {
    const { status, body } = await raw('POST', '/api/auth/token/', json(text));
    expect([status, body.code]).toEqual([422, 'validation_failed']);
  });

  test('The server refuses a key that occurs twice at any depth of a body with 400', async () => {
    const text = '{"code":"TWICE-1","productType":"simple","name":"x","seo":{"a":[{"b":1,"b":1}]}}';
    const { status, body } = await admin.request('POST', '/api/store/product/create', {
      raw: text,
      headers: { 'content-type': 'application/json' },
    });
    expect([status, body.code]).toEqual([400, 'malformed_request']);
  });

  test('The server refuses a body above one mebibyte with 413', async () => {
    const { status, body } = await raw(
      'POST',
      '/api/auth/token/',
      json(`"${'x'.repeat(1_100_000)}"`),
    );
    expect([status, body.code]).toEqual([413, 'too_large']);
  });

  test('The server refuses a body where none is expected with 400', async () => {
    const { status, body } = await admin.request('POST', '/api/store/session/end/', {
      body: { everybody: true },
    });
    expect([status, body.code]).toEqual([400, 'unexpected_body']);
  });

  test('The server refuses a body with a NUL character with 422', async () => {
    const { status } = await admin.post('/api/store/product/create', {
      code: 'NUL-1',
      productType: 'simple',
      name: 'nul \u0000 character',
    });
    expect(status).toBe(422);
  });
});

describe('Query parameters', () => {
  test.each([
    ['unknown=1', { unknown: ['unknown_field'] }],
    ['page=0', { page: ['too_small'] }],
    ['page=one', { page: ['invalid_type'] }],
    ['pageSize=1000', { pageSize: ['too_large'] }],
    ['sort=password_hash', { sort: ['not_allowed'] }],
    ['sort=name&sort=code', { sort: ['invalid_type', 'not_allowed'] }],
    [`q=${'x'.repeat(201)}`, { q: ['too_long'] }],
    ['stock=in_stock,sold_out', { 'stock.1': ['not_allowed'] }],
  ])('The server refuses the query %s with 400', async (query, errors) => {
    const { status, body } = await admin.get(`/api/store/products/search/get/?${query}`);
    expect([status, body.code, body.errors]).toEqual([400, 'invalid_parameters', errors]);
  });

  test.each(['0x10', '0b1', '1e1', '%205', '5%20', '+5', '%2B5', '05', '5.0', '-0', '٥', ''])(
    'The server refuses the page number "%s", which is not decimal, with 400',
    async (page) => {
      const { status, body } = await admin.get(`/api/store/products/search/get/?page=${page}`);
      expect([status, body.code]).toEqual([400, 'invalid_parameters']);
      expect(body.errors.page).toContain('invalid_type');
    },
  );

  test('The server refuses a number beyond all integers with 400', async () => {
    const { status } = await admin.get('/api/store/products/search/get/?priceTo=1e21');
    expect(status).toBe(400);
  });

  test.each(["'", '"', '%', '_', '\\', "'; drop table users; --", '\u0000', '١٢٣', '🫖'])(
    'The server answers a search for %j without a server error',
    async (q) => {
      const { status } = await admin.get(
        `/api/store/products/search/get/?q=${encodeURIComponent(q)}`,
      );
      expect(q === '\u0000' ? [200, 400] : [200]).toContain(status);
    },
  );
});

test('The server closes connections whose headers never end, and serves other requests concurrently', async () => {
  const impatient = await startTestServer({ beside: server, config: { headersTimeoutMs: 300 } });
  const { hostname, port } = new URL(impatient.url);
  const cutOff = Array.from({ length: 200 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.resume();
    socket.write('GET /api/user/ HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    return once(socket, 'close');
  });
  const { status } = await impatient.withToken(String(admin.token)).get('/api/user/');
  expect(status).toBe(200);
  await Promise.all(cutOff);
});

test('The server answers an internal error with 500 and without its details, and logs them', async () => {
  const broken = await startTestServer({
    beside: server,
    handlers: (context) => ({
      ...allHandlers(context),
      getCurrentUser: () => Promise.reject(new Error('select * from users at /srv/secret.ts')),
    }),
  });
  const { status, body, text } = await broken.withToken(String(admin.token)).get('/api/user/');
  expect([status, body.code]).toEqual([500, 'server_error']);
  expect(text).not.toMatch(/select|secret|at \//);
  expect(broken.logs.join('')).toContain('/srv/secret.ts');
});

interface RawRequest {
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/**
 * Without the contract check: these answers are the platform's, before any operation is reached.
 */
/** The headers for a request that names this host, which fetch would not send. */
async function headersFor(address: string, host: string): Promise<IncomingMessage> {
  const asked = get(new URL('/healthz', address), { headers: { host } });
  const [answer] = await once(asked, 'response');
  answer.resume();
  return answer;
}

async function raw(method: string, path: string, request: RawRequest = {}) {
  const response = await fetch(`${server.url}${path}`, { method, ...request });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : undefined,
    text,
  };
}

function json(body: string): RawRequest {
  return { body, headers: { 'content-type': 'application/json' } };
}
