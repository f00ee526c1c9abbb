import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { millisecondsInMinute } from 'date-fns/constants';
import { expect, test } from 'vitest';
import { createErrorSources } from '../../../server/portal-errors/error-sources';
import { temporaryFolder } from '../support/temporary-folder';
import { startTestServer, type TestServer } from '../support/test-server';

const PATH = '/api/public/errors';

const server = await startTestServer({ config: { errorReportsPerMinute: 100 } });

const ERROR = {
  kind: 'render',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'status')",
  page: '/dashboard/order/:id',
  frames: [{ file: '/static/js/async/41.ab12c.js', line: 1, column: 2345 }],
};

test('An error of a browser is in the log once a minute, with the number of those in between, and every one in the metrics', async () => {
  for (let time = 0; time < 3; time += 1) expect(await report(server, ERROR)).toBe(204);
  expect(loggedBy(server)).toEqual([
    {
      ...ERROR,
      frames: undefined,
      stack: ['/static/js/async/41.ab12c.js:1:2345'],
      more: 0,
    },
  ]);
  server.clock.advance(millisecondsInMinute);
  expect(await report(server, ERROR)).toBe(204);
  expect(loggedBy(server).map(({ more }) => more)).toEqual([0, 2]);
  const { text } = await server.anonymous.get('/metrics');
  expect(text).toContain('portal_errors_total{kind="render"} 4');
});

test('What a person typed is masked by the server too, whatever sends the report', async () => {
  const secret = {
    ...ERROR,
    kind: 'machine',
    name: 'Nadia Berrada',
    message: 'Nadia "Nadia Berrada" nadia@exemple.ma 0661420318 نادية',
    page: '/dashboard/client/cli_nadia?q=Berrada#Berrada',
    machine: 'orderActions',
    state: 'orderActions.failed <b>نادية</b>',
    requestId: 'req_7f3a',
    frames: [],
  };
  expect(await report(server, secret)).toBe(204);
  expect(loggedBy(server).at(-1)).toMatchObject({
    name: 'Error',
    message: 'Nadia "…" [email] [number] …',
    page: '/dashboard/client/:id',
    machine: 'orderActions',
    state: 'orderActions.failed bb',
    requestId: 'req_7f3a',
  });
});

test('Reports beyond the limit of a network are refused, and those of one session from several networks', async () => {
  const strict = await startTestServer({
    beside: server,
    config: { errorReportsPerMinute: 2, trustedProxies: { hops: 1 } },
  });
  const { body } = await server.anonymous.post('/api/auth/token/', {
    username: 'admin',
    password: 'Seller#2026',
  });
  const from = async (address: string, token?: string) => {
    const { status } = await strict.anonymous.post(
      PATH,
      { errors: [ERROR] },
      {
        'x-forwarded-for': address,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    );
    return status;
  };
  expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([
    204, 204, 429,
  ]);
  expect([
    await from('192.0.2.2', body.access),
    await from('192.0.2.3', body.access),
    await from('192.0.2.4', body.access),
    await from('192.0.2.4', 'not.a.token'),
  ]).toEqual([204, 204, 429, 204]);
});

test('A place of the built portal is found in the sources by its map, and no file outside of the maps is read', async () => {
  const folder = await temporaryFolder();
  const maps = path.join(folder.path, 'maps');
  await mkdir(path.join(maps, 'static/js'), { recursive: true });
  // One segment: column 11 of the first line comes from line 42, column 7 of the source.
  const text = JSON.stringify({
    version: 3,
    sources: ['webpack://portal/./src/ui/orders/order-row.tsx'],
    names: [],
    mappings: 'UAyCM',
  });
  await writeFile(path.join(maps, 'static/js/a.js.map'), text);
  await writeFile(path.join(folder.path, 'outside.js.map'), text);
  const { find } = createErrorSources(maps);
  const found = ['/static/js/a.js', '/static/js/b.js', '/../outside.js'].map((file) =>
    find({ file, line: 1, column: 12 }),
  );
  expect(await Promise.all(found)).toEqual([
    'src/ui/orders/order-row.tsx:42:7',
    '/static/js/b.js:1:12',
    '/../outside.js:1:12',
  ]);
  await folder.remove();
});

async function report({ anonymous }: TestServer, error: object): Promise<number> {
  return (await anonymous.post(PATH, { errors: [error] })).status;
}

function loggedBy({ logs }: TestServer) {
  return logs
    .map((line) => JSON.parse(line))
    .filter(({ portalError }) => portalError !== undefined)
    .map(({ portalError }) => portalError);
}
