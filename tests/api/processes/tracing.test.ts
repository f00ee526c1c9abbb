import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startServerProcess } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';
import { DEMO_PASSWORD, startTestServer, TEST_SECRET } from '../support/test-server';

const server = await startTestServer();

/** A span as OTLP sends it in JSON. */
interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

test('A request that the portal sampled is traced from the action of its user to the statements, under the id of its problem, without any data of people', async () => {
  const receiver = await startReceiver();
  const traced = await launch({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, TRACES_PERCENT: '0' });
  const admin = await traced.signIn('admin');
  const traceId = 'a1'.repeat(16);
  const action = 'b2'.repeat(8);
  const { status, body } = await admin.get('/api/store/order/ord_nobody', {
    traceparent: `00-${traceId}-${action}-01`,
    tracestate: 'portal=250',
  });
  expect([status, body.requestId]).toEqual([404, `req_${traceId}`]);
  // A body is read outside of the span: its statements belong to the request all the same.
  const written = await admin.post(
    '/api/store/product/create',
    { code: 'TRACE-1', name: 'Bol de Nadia', productType: 'simple' },
    { traceparent: `00-${'c3'.repeat(16)}-${action}-01` },
  );
  expect(written.status).toBe(201);
  traced.kill('SIGTERM');
  expect((await traced.end).code).toBe(0);

  const spans = receiver.spans();
  // Nothing was sampled but what the portal said.
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId, 'c3'.repeat(16)]));
  const own = spans.filter((span) => span.traceId === traceId);
  const click = own.find(({ spanId }) => spanId === action);
  const request = own.find(({ parentSpanId }) => parentSpanId === action);
  expect([click?.name, click?.parentSpanId ?? '', request?.name]).toEqual([
    'portal getOrder',
    '',
    'getOrder',
  ]);
  expect(msOf(click)).toBeGreaterThanOrEqual(249);
  expect(attributesOf(request)).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/store/order/:orderId',
    'http.response.status_code': 404,
    'request.id': `req_${traceId}`,
  });
  const statements = own.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map((span) => attributesOf(span)['db.query.text'])).toContainEqual(
    expect.stringContaining('"orders"'),
  );
  const writes = spans.filter(({ traceId: id }) => id !== traceId).map(({ name }) => name);
  expect(writes).toContain('insert products');
  for (const secret of ['ord_nobody', 'Nadia', 'TRACE-1', 'admin', '127.0.0.1', DEMO_PASSWORD]) {
    expect(receiver.text()).not.toContain(secret);
  }
});

test('Of requests that no portal marked, the share that the settings say is traced, and of jobs too', async () => {
  const receiver = await startReceiver();
  const traced = await launch({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/`,
    TRACES_PERCENT: '100',
    WORKER: 'on',
  });
  const { body } = await (await traced.signIn('admin')).get('/api/store/order/ord_nobody');
  const document = await (await fetch(`${traced.url}/healthz`)).json();
  expect(document.status).toBe('ok');
  traced.kill('SIGTERM');
  await traced.end;
  const request = receiver.spans().find(({ name }) => name === 'getOrder');
  expect(body.requestId).toBe(`req_${request?.traceId}`);
  expect(request?.parentSpanId ?? '').toBe('');
});

test('A receiver that does not answer delays neither requests nor the end of the process', async () => {
  const traced = await launch({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    TRACES_PERCENT: '100',
  });
  expect((await (await traced.signIn('admin')).get('/api/user/')).status).toBe(200);
  const stopped = Date.now();
  traced.kill('SIGTERM');
  expect((await traced.end).code).toBe(0);
  expect(Date.now() - stopped).toBeLessThan(8000);
});

async function launch(environment: Record<string, string>) {
  const folder = await temporaryFolder();
  onTestFinished(() => folder.remove());
  return startServerProcess(folder.path, {
    DATABASE_URL: server.databaseUrl,
    JWT_SECRET: TEST_SECRET,
    WORKER: 'off',
    LOG_LEVEL: 'error',
    ...environment,
  });
}

/** Takes traces, as a collector does. */
async function startReceiver() {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      if (request.url === '/v1/traces') received.push(text);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void collector.close());
  const { port } = collector.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    text: () => received.join('\n'),
    spans: () =>
      received.flatMap((text): SentSpan[] =>
        JSON.parse(text).resourceSpans.flatMap(
          ({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
            scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
  };
}

function attributesOf(span: SentSpan | undefined) {
  return Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]),
  );
}

function msOf(span: SentSpan | undefined): number {
  return (Number(span?.endTimeUnixNano) - Number(span?.startTimeUnixNano)) / 1_000_000;
}
