import { expect, test } from 'vitest';
import { createErrorReporter } from './error-reporter';

test('Each error of a page is reported once, those of one moment together, with the token of the session', () => {
  const { reporter, requests, pass } = page('token');
  const error = new TypeError('Cannot read properties of null');
  error.stack = 'at f (https://portal.example/static/js/a.1b2c3d.js:1:20)';
  reporter.take(error);
  reporter.take(error);
  reporter.takeFailure({
    machine: 'orderActions',
    state: 'orderActions.failed',
    problem: {
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      code: 'server_error',
      requestId: 'req_7f3a',
    },
  });
  expect(requests).toEqual([]);
  pass();
  reporter.take(error);
  pass();
  expect(requests).toEqual([
    {
      url: '/api/public/errors',
      authorization: 'Bearer token',
      errors: [
        {
          kind: 'render',
          name: 'TypeError',
          message: 'Cannot read properties of null',
          frames: [{ file: '/static/js/a.1b2c3d.js', line: 1, column: 20 }],
          page: '/dashboard/order/:id',
        },
        {
          kind: 'machine',
          name: 'Problem',
          message: 'server_error',
          frames: [],
          requestId: 'req_7f3a',
          page: '/dashboard/order/:id',
          machine: 'orderActions',
          state: 'orderActions.failed',
        },
      ],
    },
  ]);
});

test('A page reports ten errors at most, and nothing that a person typed', () => {
  const { reporter, requests, pass } = page(null);
  for (let count = 0; count < 30; count += 1) {
    reporter.take(Object.assign(new Error(`Nadia "Nadia Berrada" ${'x'.repeat(count)}`)));
  }
  pass();
  expect(requests[0]?.errors).toHaveLength(10);
  expect(JSON.stringify(requests)).not.toContain('Berrada');
  expect(requests[0]?.authorization).toBeUndefined();
});

test.each([undefined, null, 'text', 7, {}])(
  'The thrown value %j is reported as an error',
  (value) => {
    const { reporter, requests, pass } = page(null);
    reporter.take(value);
    pass();
    expect(requests[0]?.errors[0]).toMatchObject({ kind: 'render', name: 'Error', message: '' });
  },
);

interface SentReport {
  readonly url: string;
  readonly authorization: string | undefined;
  readonly errors: readonly object[];
}

function page(token: string | null) {
  const requests: SentReport[] = [];
  const waiting: (() => void)[] = [];
  const reporter = createErrorReporter({
    host: '',
    access: () => token,
    pathname: () => '/dashboard/order/ord_7f3a',
    whenIdle: (act) => waiting.push(act),
    fetch: async (url, init) => {
      const authorization = new Headers(init?.headers).get('authorization') ?? undefined;
      requests.push({ url: String(url), authorization, ...JSON.parse(String(init?.body)) });
      return new Response();
    },
  });
  const pass = () => {
    for (const act of waiting.splice(0)) act();
  };
  return { reporter, requests, pass };
}
