import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import { PART_STATES } from '#domain/status/portal-parts';
import type { ServerConfig } from '../config';
import type { DatabaseAccess, ServerContext } from '../context';
import { countImports } from '../jobs/import-counts.query';
import { countJobs } from '../jobs/job-counts.query';
import type { JobWorkerState } from '../jobs/job-worker-state';
import { findOldestDueMs } from '../jobs/oldest-due-job.query';
import { problem } from './problem-error';

/** Seconds; the API's limits are between 15 and 60 ms. */
const BUCKETS = [0.005, 0.015, 0.04, 0.06, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Headers by which a proxy marks a forwarded request. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Names of this machine as the URL parser writes them. */
const LOOPBACK_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The name in a Host header, normalised: without port and final dot; undefined for no such header. */
function hostNameOf(host: string | undefined): string | undefined {
  if (!host || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname.replace(/\.$/, '');
}

/**
 * Whether a request is made by a program on this machine. A page of another site can lead its own
 * name to this machine (DNS rebinding) and let the browser send requests, with that name as Host:
 * so the Host is a name of this machine, or one that the configuration has.
 */
function isFromThisMachine(
  { socket, headers }: FastifyRequest,
  { host, publicUrl }: ServerConfig,
): boolean {
  if (!LOOPBACK.test(socket.remoteAddress ?? '')) return false;
  if (FORWARDED.some((name) => name in headers)) return false;
  const name = hostNameOf(headers.host);
  if (name === undefined) return false;
  return LOOPBACK_NAME.test(name) || [host, new URL(publicUrl).host].map(hostNameOf).includes(name);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function presentsToken({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/**
 * Measures every request by operation and status; requests of no operation (pages, files, probes)
 * count as `other`.
 */
function timeRequests(app: FastifyInstance, register: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its answer, by operation of the contract and status.',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operationId ?? 'other';
    durations.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

function watchConnections(database: DatabaseAccess, register: Registry): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to PostgreSQL, and requests that wait for one.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      const { total, idle, waiting } = database.connections();
      this.set({ state: 'busy' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

function watchJobs({ database, log }: ServerContext, register: Registry): void {
  new Gauge({
    name: 'jobs',
    help: 'Background jobs of all processes: due, put off, at work, given up.',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      // Without the database there are no counts; all other metrics are still reported.
      this.reset();
      await countJobs(database.db).then(
        (counts) => {
          for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
        },
        (error: unknown) => log.warn({ err: error }, 'jobs could not be counted'),
      );
    },
  });
}

function watchOldestJob({ database, log }: ServerContext, register: Registry): void {
  new Gauge({
    name: 'jobs_oldest_due_seconds',
    help: 'How long the oldest due job has been waiting for a worker of any process.',
    registers: [register],
    async collect() {
      this.reset();
      await findOldestDueMs(database.db).then(
        (milliseconds) => this.set(milliseconds / 1000),
        (error: unknown) => log.warn({ err: error }, 'the oldest due job could not be found'),
      );
    },
  });
}

function watchJobWorker(state: () => JobWorkerState, register: Registry): void {
  new Gauge({
    name: 'job_worker_working',
    help: 'Whether the job worker of this process works.',
    registers: [register],
    collect() {
      this.set(state() === 'working' ? 1 : 0);
    },
  });
}

function watchEventStreams({ eventStreams }: ServerContext, register: Registry): void {
  new Gauge({
    name: 'event_streams',
    help: 'Open streams of change events of this process: of staff, and of clients in chats.',
    labelNames: ['reader'],
    registers: [register],
    collect() {
      for (const [reader, count] of Object.entries(eventStreams.count())) {
        this.set({ reader }, count);
      }
    },
  });
}

function watchImports({ database, log }: ServerContext, register: Registry): void {
  new Gauge({
    name: 'imports',
    help: 'Product imports of all processes that are checked or run now.',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      this.reset();
      await countImports(database.db).then(
        (counts) => {
          for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
        },
        (error: unknown) => log.warn({ err: error }, 'imports could not be counted'),
      );
    },
  });
}

function watchPortalParts({ portalStatus }: ServerContext, register: Registry): void {
  new Gauge({
    name: 'portal_part_state',
    help: 'The parts of the portal as the status page shows them: 0 works, 1 is slow, 2 fails.',
    labelNames: ['part'],
    registers: [register],
    async collect() {
      const { states } = await portalStatus.latest();
      for (const [part, state] of Object.entries(states)) {
        this.set({ part }, PART_STATES.indexOf(state));
      }
    },
  });
}

/**
 * `/metrics` in Prometheus' text format: the process, requests, connections, jobs. Only requests
 * from this machine, without a proxy and with its name as Host, or with `METRICS_TOKEN` as a bearer, get it; all others
 * get 404.
 */
export function registerPrometheusMetrics(
  app: FastifyInstance,
  context: ServerContext,
  register: Registry,
  jobWorkerState?: () => JobWorkerState,
): void {
  const { config } = context;
  const { metricsToken } = config;
  collectDefaultMetrics({ register });
  timeRequests(app, register);
  watchConnections(context.database, register);
  watchJobs(context, register);
  watchOldestJob(context, register);
  watchPortalParts(context, register);
  watchEventStreams(context, register);
  watchImports(context, register);
  if (jobWorkerState) watchJobWorker(jobWorkerState, register);
  app.addHook('onClose', async () => register.clear());
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    const mayRead =
      isFromThisMachine(request, config) || (metricsToken && presentsToken(request, metricsToken));
    if (!mayRead) throw problem(404, 'not_found');
    reply.header('cache-control', 'no-store').type(register.contentType);
    return register.metrics();
  });
}
