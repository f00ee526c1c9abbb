import { get } from 'node:http';
import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config';
import { StartupError } from '../../../server/startup-error';
import { addNumberedJob } from '../jobs/job-fixtures';
import { startTestServer } from '../support/test-server';

const TOKEN = 'a token for the monitor';
const server = await startTestServer();
const guarded = await startTestServer({ beside: server, config: { metricsToken: TOKEN } });

test('The metrics report process, requests, connections and jobs to a monitor on the same machine', async () => {
  const admin = await server.signIn('admin');
  await admin.get('/api/user/');
  await admin.get('/api/store/order/ord_nobody');
  await server.anonymous.get('/api/nothing');
  await addNumberedJob(server.database, 1);
  const { status, text, headers } = await server.anonymous.get('/metrics');
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    expect.stringContaining('text/plain; version=0.0.4'),
    'no-store',
  ]);
  const lines = text.split('\n');
  expect(lines).toContain(
    'http_request_duration_seconds_count{operation="getCurrentUser",status="200"} 1',
  );
  expect(lines).toContain(
    'http_request_duration_seconds_count{operation="getOrder",status="404"} 1',
  );
  expect(lines).toContain('http_request_duration_seconds_count{operation="other",status="404"} 1');
  expect(lines).toContain('jobs{state="due"} 1');
  expect(lines).toContain('database_connections{state="waiting"} 0');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  // Labels contain no ids: their number would be unbounded.
  expect(text).not.toContain('ord_nobody');
});

test('The server answers 404 for metrics through a proxy or with a wrong token', async () => {
  const attempts: Record<string, string>[] = [
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '::1', authorization: 'Bearer a token for the monito' },
    { via: '1.1 proxy', authorization: `Basic ${TOKEN}` },
  ];
  for (const headers of attempts) {
    const { status, body } = await guarded.anonymous.get('/metrics', headers);
    expect([headers, status, body.code]).toEqual([headers, 404, 'not_found']);
  }
  const proxied = { 'x-forwarded-for': '192.0.2.7' };
  expect(
    (await server.anonymous.get('/metrics', { ...proxied, authorization: 'Bearer ' })).status,
  ).toBe(404);
  const welcome = { ...proxied, authorization: `Bearer ${TOKEN}` };
  expect((await guarded.anonymous.get('/metrics', welcome)).status).toBe(200);
});

/** The status for a request of this machine with another Host, which `fetch` cannot send. */
function statusFor(host: string, at = server): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(new URL('/metrics', at.url), { headers: { host }, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once('error', reject);
  });
}

test.each(['localhost', 'LocalHost.:4310', '127.0.0.1:9', '127.8.8.8', '[::1]:4310'])(
  'The server sends metrics to this machine for the Host %j',
  async (host) => expect(await statusFor(host)).toBe(200),
);

test.each([
  'evil.example',
  'evil.example:4310',
  'EVIL.example.:4310',
  'localhost.evil.example',
  'localhost@evil.example',
  'evil.example/localhost',
  'localhost.:4310.evil.example',
  '127.0.0.1.evil.example',
  '127.0.0.1.nip.io',
  'evil-localhost',
  '0.0.0.0',
  '[::2]',
  '192.168.1.5',
])('A page that leads its name to this machine gets no metrics: Host %j', async (host) =>
  expect(await statusFor(host)).toBe(404),
);

test('The server sends metrics for a Host that the configuration has', async () => {
  const config = { publicUrl: 'https://portail.exemple.ma:8443', host: 'portail.lan' };
  const configured = await startTestServer({ beside: server, config });
  const hosts = ['portail.exemple.ma', 'Portail.exemple.ma:80', 'portail.lan', 'exemple.ma'];
  const statuses = await Promise.all(hosts.map((host) => statusFor(host, configured)));
  expect(statuses).toEqual([200, 200, 200, 404]);
});

test('The configuration refuses a short metrics token', () => {
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(StartupError);
});

test('The metrics report the process without a database', async () => {
  const alone = await startTestServer();
  await alone.database.close();
  const { status, text } = await alone.anonymous.get('/metrics');
  expect(status).toBe(200);
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).not.toContain('jobs{');
});
