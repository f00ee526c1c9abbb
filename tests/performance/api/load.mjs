/** Sends the same requests repeatedly on many connections; each connection waits for its answer. */
import { Agent, request as ask } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';

const CONNECTIONS = 20;

/** Requests per second in a very busy hour: a thousand sellers with one every ten seconds each. */
export const BUSY_RATE = 100;

/** The time within which this share of the answers arrived, e.g. 0.95. */
function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function used(before, after, answers) {
  const each = (part) =>
    before[part] === undefined ? undefined : (after[part] - before[part]) / answers;
  return { server: each('server'), database: each('database') };
}

/** Headers as browsers send them. */
function headersOf({ token }) {
  return {
    authorization: `Bearer ${token}`,
    'accept-encoding': 'gzip, br',
  };
}

/** Merges the connection's headers with those of the request. */
function withRequest(fresh, { headers, ...asked }) {
  return {
    ...fresh,
    ...asked,
    headers: { ...fresh.headers, ...headers },
  };
}

/** Response times in milliseconds, and the number of responses other than success. */
function outcome() {
  const times = [];
  const failures = new Map();
  return {
    times,
    failures,
    note(status, ms) {
      if (status >= 200 && status < 300) times.push(ms);
      else failures.set(status, (failures.get(status) ?? 0) + 1);
    },
  };
}

/** All connections at once, without a pause. */
function measureSaturated(server, request, seconds) {
  const found = outcome();
  return new Promise((resolve, reject) => {
    const load = autocannon(
      {
        url: server.url,
        connections: CONNECTIONS,
        duration: seconds,
        headers: headersOf(server),
        requests: [{ setupRequest: (fresh) => withRequest(fresh, request()) }],
      },
      (failure, result) => {
        if (failure) return reject(failure);
        if (result.errors > 0) found.failures.set('no answer', result.errors);
        resolve(found);
      },
    );
    load.on('response', (_client, status, _bytes, time) => found.note(status, time));
  });
}

/** One request on the agent's connections; @returns its status */
function send(server, agent, { path, body, ...asked }) {
  return new Promise((resolve, reject) => {
    const { method, headers } = withRequest({ headers: headersOf(server) }, asked);
    ask(new URL(path, server.url), { method, agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    })
      .once('error', reject)
      .end(body);
  });
}

/** One request after another at even intervals; waiting for a free connection counts. */
async function measureAtRate(server, request, seconds, rate) {
  const found = outcome();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = performance.now();
  const answers = [];
  for (let turn = 0; turn < seconds * rate; turn += 1) {
    const due = begun + (turn * 1000) / rate;
    await wait(Math.max(0, due - performance.now()));
    const sent = send(server, agent, request()).catch(() => 'no answer');
    answers.push(sent.then((status) => found.note(status, performance.now() - due)));
  }
  await Promise.all(answers);
  agent.destroy();
  return found;
}

/** The processors' throughput, shared with the load generator. */
async function saturated(server, request, seconds) {
  const before = server.processorTime();
  const begun = performance.now();
  const { times, failures } = await measureSaturated(server, request, seconds);
  const elapsed = (performance.now() - begun) / 1000;
  const processor = used(before, server.processorTime(), times.length);
  times.sort((one, other) => one - other);
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    perSecond: times.length / elapsed,
    processor,
    failures,
  };
}

/** The response time for a seller in a busy hour. */
async function busy(server, request, seconds) {
  const { times, failures } = await measureAtRate(server, request, seconds, BUSY_RATE);
  times.sort((one, other) => one - other);
  return { p95: quantile(times, 0.95), failures };
}

/**
 * Warms up, then measures.
 * @param {{ request: () => object, prepare?: () => Promise<void> }} scenario the next request, and
 *   the preparation before each phase: the outcome of requests that were cut off at the end of a
 *   phase is unknown
 * @returns quantiles in ms, answers a second, processor ms an answer, and failures by status
 */
export async function measureUnderLoad(
  server,
  { request, prepare = async () => undefined },
  seconds,
) {
  await prepare();
  await measureSaturated(server, request, Math.max(1, seconds / 5));
  await prepare();
  const figures = await saturated(server, request, seconds);
  await prepare();
  const { p95, failures } = await busy(server, request, Math.max(1, seconds / 2));
  return { ...figures, busyP95: p95, failures: new Map([...figures.failures, ...failures]) };
}
