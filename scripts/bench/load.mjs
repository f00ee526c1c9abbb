/** Asks the same things over and over on many connections, each waiting for its answer. */
import autocannon from 'autocannon';

const CONNECTIONS = 20;

/** Requests a second of a very busy hour: a thousand sellers who each ask something every ten seconds. */
export const BUSY_RATE = 100;

/** Answers in the share of times given, e.g. 0.95. */
function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function used(before, after, answers) {
  const each = (part) =>
    before[part] === undefined ? undefined : (after[part] - before[part]) / answers;
  return { server: each('server'), database: each('database') };
}

/** The connection's own headers stay beside those of the request. */
const withRequest = (fresh, { headers, ...asked }) => ({
  ...fresh,
  ...asked,
  headers: { ...fresh.headers, ...headers },
});

function run(server, request, seconds, rate) {
  const times = [];
  const failures = new Map();
  return new Promise((resolve, reject) => {
    const load = autocannon(
      {
        ...{ url: server.url, connections: CONNECTIONS, duration: seconds },
        ...(rate === undefined ? {} : { overallRate: rate }),
        // As browsers ask.
        headers: { authorization: `Bearer ${server.token}`, 'accept-encoding': 'gzip, br' },
        requests: [{ setupRequest: (fresh) => withRequest(fresh, request()) }],
      },
      (failure, result) => {
        if (failure) return reject(failure);
        if (result.errors > 0) failures.set('no answer', result.errors);
        resolve({ times, failures });
      },
    );
    load.on('response', (_client, status, _bytes, time) => {
      if (status >= 200 && status < 300) times.push(time);
      else failures.set(status, (failures.get(status) ?? 0) + 1);
    });
  });
}

/** Every connection at once and without a pause: what the processors give, shared with the one who asks. */
async function saturated(server, request, seconds) {
  const before = server.processorTime();
  const begun = performance.now();
  const { times, failures } = await run(server, request, seconds);
  const elapsed = (performance.now() - begun) / 1000;
  const processor = used(before, server.processorTime(), times.length);
  times.sort((one, other) => one - other);
  return {
    ...{ p50: quantile(times, 0.5), p95: quantile(times, 0.95), p99: quantile(times, 0.99) },
    ...{ perSecond: times.length / elapsed, processor, failures },
  };
}

/** The same connections at the rate of a busy hour: what a seller waits. */
async function busy(server, request, seconds) {
  const { times, failures } = await run(server, request, seconds, BUSY_RATE);
  times.sort((one, other) => one - other);
  return { p95: quantile(times, 0.95), failures };
}

/**
 * Warms up, then measures.
 * @param {() => object} request what to ask next
 * @returns quantiles in ms, answers a second, processor ms an answer, and failures by status
 */
export async function underLoad(server, request, seconds) {
  await run(server, request, Math.max(1, seconds / 5));
  const figures = await saturated(server, request, seconds);
  const { p95, failures } = await busy(server, request, Math.max(1, seconds / 2));
  return { ...figures, busyP95: p95, failures: new Map([...figures.failures, ...failures]) };
}
