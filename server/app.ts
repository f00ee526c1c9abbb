import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { Registry } from 'prom-client';
import { createCardProcessor } from './cards/create-card-processor';
import type { ServerConfig } from './config';
import type { Clock, DatabaseAccess, ServerContext } from './context';
import { newId } from './database/ids';
import { createQueryCache } from './database/query-cache';
import { createEventStreams } from './events/event-streams';
import { registerApiDocs } from './http/api-docs';
import { fileCompression } from './http/compression';
import { operationsOf, readContract } from './http/contract';
import { registerGracefulShutdown } from './http/graceful-shutdown';
import { registerHealth } from './http/health';
import { loggerOptions } from './http/logging';
import { registerMediaFiles } from './http/media-files';
import { createNotFoundProblem } from './http/not-found';
import type { Contract } from './http/openapi-document';
import { problem } from './http/problem-error';
import { handleError, sendProblem } from './http/problems';
import { createMeter } from './http/prometheus-meter';
import { registerPrometheusMetrics } from './http/prometheus-metrics';
import { registerJsonParser } from './http/request-body';
import { registerSecurityHeaders } from './http/security-headers';
import { registerStaticFiles } from './http/static-files';
import type { JobWorkerState } from './jobs/job-worker-state';
import { createMailer } from './mail/create-mailer';
import { createNameResolver } from './mail-in/name-resolver';
import { createMediaStorage } from './media/storage/media-storage';
import { type HandlerTable, registerOperations } from './operations/operations';
import type { CardProcessor } from './ports/card-processor.port';
import type { Mailer } from './ports/mailer.port';
import type { NameResolver } from './ports/name-resolver.port';
import type { Tracing } from './ports/tracing.port';
import { publicPageMetadata } from './public/public-page-metadata';
import { createFindOpenSession } from './session/batched-session-lookup';
import { createTokens } from './session/tokens';
import { createPortalStatus } from './status/portal-status';
import { proxyTrustOf } from './trusted-proxies';

/** The parts of a server; tests replace any of them. */
export interface ServerOptions {
  readonly config: ServerConfig;
  readonly database: DatabaseAccess;
  readonly clock: Clock;
  /** 32 characters or more: marks, codes and keys of drafts derive from it, and it signs tokens without other keys. */
  readonly jwtSecret: string;
  /** Replaces the mailer that the configuration names. */
  readonly mailer?: Mailer;
  /** Replaces the name servers of this machine. */
  readonly nameResolver?: NameResolver;
  /** Replaces the processor that the configuration names. */
  readonly cardProcessor?: CardProcessor;
  readonly contract?: Contract;
  readonly handlers: (context: ServerContext) => HandlerTable;
  /** The state of this process's job worker; without it, the process runs no jobs. */
  readonly jobWorkerState?: () => JobWorkerState;
  /** Follows sampled requests; nothing is traced without it. */
  readonly tracing?: Tracing | undefined;
  /** Receives log lines instead of standard output. */
  readonly logStream?: { write(line: string): void };
}

/** The HTTP server, not yet listening, and the context of its handlers. */
export interface Server {
  readonly app: FastifyInstance;
  readonly context: ServerContext;
}

function createApp({ config, logStream, tracing }: ServerOptions): FastifyInstance {
  return Fastify({
    logger: loggerOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxyTrustOf(config.trustedProxies),
    bodyLimit: config.bodyLimitBytes,
    genReqId: (request) => tracing?.requestIdOf(request) ?? newId('req'),
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    http: {
      headersTimeout: config.headersTimeoutMs,
      connectionsCheckingInterval: config.headersTimeoutMs / 3,
    },
    forceCloseConnections: 'idle',
    // Requests on open connections are still served while the server closes.
    return503OnClosing: false,
    // Longer than any URL that Node reads: the schemas validate the length of an id.
    routerOptions: { maxParamLength: 20_000 },
    frameworkErrors: (error, request, reply) =>
      // The URL could not be parsed; Fastify types this request differently from all others.
      void sendProblem(
        request as FastifyRequest,
        reply.header('x-content-type-options', 'nosniff'),
        problem(error.statusCode ?? 400, 'malformed_request'),
      ),
  });
}

/** A body is read from the connection, outside of the span in which its request began. */
function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onRequest', (request, _reply, done) => tracing.begin(request, done));
  app.addHook('preValidation', (request, _reply, done) => tracing.resume(request, done));
  app.addHook('onResponse', async (request, reply) => tracing.end(request, reply));
}

/** One line for each answered request. */
function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ req: request, status: reply.statusCode, ms }, 'answered');
  });
}

async function registerPlugins(app: FastifyInstance, config: ServerConfig): Promise<void> {
  app.decorate('isServedSecurely', config.publicUrl.startsWith('https:'));
  await app.register(cookie);
  await registerSecurityHeaders(app, config.publicUrl);
  await app.register(compress, { global: true, ...fileCompression });
  registerJsonParser(app);
  await app.register(multipart, {
    // The reader of a file checks whether it was truncated: others of the request may be complete.
    throwFileSizeLimit: false,
    limits: { fileSize: config.uploadLimitBytes, files: 1, fields: 20, parts: 21 },
  });
}

/**
 * Assembles the store API, and the portal if it is built, from the contract.
 * @throws Error when the contract and the handlers name different operations
 */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { config, database, clock } = options;
  const app = createApp(options);
  const tokens = createTokens(options.jwtSecret, config.signingKeys);
  const mailer = options.mailer ?? createMailer(config);
  const cards = options.cardProcessor ?? createCardProcessor(config, database, options.jwtSecret);
  const mediaStorage = createMediaStorage(config.mediaStorage, config.mediaDir);
  const findOpenSession = createFindOpenSession(database.db);
  const register = new Registry();
  const events = createEventStreams({ config, database, clock, findOpenSession });
  const context: ServerContext = {
    config,
    database,
    clock,
    tokens,
    mailer,
    mediaStorage,
    nameResolver: options.nameResolver ?? createNameResolver(),
    cardProcessor: cards,
    portalStatus: createPortalStatus(
      { database, mediaStorage, clock, log: app.log },
      options.jobWorkerState,
    ),
    meter: createMeter(register),
    tracing: options.tracing,
    log: app.log,
    findOpenSession,
    eventStreams: events,
    queryCache: createQueryCache(),
  };
  const contract = options.contract ?? readContract();
  app.setErrorHandler(handleError);
  if (options.tracing) traceRequests(app, options.tracing);
  logResponses(app);
  app.addHook('preClose', () => events.close());
  registerGracefulShutdown(app);
  await registerPlugins(app, config);
  registerHealth(app, database, options.jobWorkerState);
  registerPrometheusMetrics(app, context, register, options.jobWorkerState);
  if (config.apiDocs) await registerApiDocs(app, contract, database);
  await registerMediaFiles(app, config.mediaDir, mediaStorage);
  const sendPage = await registerStaticFiles(app, {
    ...config,
    ...publicPageMetadata(database.db, clock),
  });
  await app.register((scope) =>
    registerOperations(scope, context, contract, options.handlers(context)),
  );
  const unknown = createNotFoundProblem(operationsOf(contract));
  const answerRest = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.startsWith('/api/') || !sendPage) throw unknown(request.method, request.url);
    return sendPage(request, reply);
  };
  // A separate route, because only responses of routes are compressed.
  app.get('/*', answerRest);
  app.setNotFoundHandler(answerRest);
  await app.ready();
  return { app, context };
}
