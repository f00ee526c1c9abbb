import type { IncomingMessage } from 'node:http';
import {
  type Context,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
} from '@opentelemetry/sdk-trace-base';
import type { FastifyRequest } from 'fastify';
import { type SampledRequest, sampledRequestOf } from '#domain/tracing/trace-header';
import type { TracingConfig } from '../config';
import type { Tracing } from '../ports/tracing.port';
import { releaseVersion } from '../release-version';
import { tracedClient } from './traced-client';

/** How long the end of the process waits for the receiver of the traces (ms). */
const STOP_MS = 3000;

/** Ids that are decided before their span begins. */
class ChosenIds implements IdGenerator {
  next: { readonly traceId?: string; readonly spanId?: string } = {};
  readonly #random = new RandomIdGenerator();

  generateTraceId(): string {
    return this.next.traceId ?? this.#random.generateTraceId();
  }

  generateSpanId(): string {
    return this.next.spanId ?? this.#random.generateSpanId();
  }
}

/** A sampled request: from a portal that acted, or by the decision of this server. */
interface Sample extends Pick<SampledRequest, 'traceId'> {
  readonly portal: SampledRequest | undefined;
}

interface Spans {
  /** What the user waits for, from their action; only if their portal says so. */
  readonly action: Span | undefined;
  readonly request: Span;
  readonly inside: Context;
}

/** The template of the route: its own address has ids of records. */
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'unknown';
}

function createProvider({ endpoint }: TracingConfig, ids: ChosenIds): BasicTracerProvider {
  return new BasicTracerProvider({
    idGenerator: ids,
    resource: resourceFromAttributes({
      'service.name': 'seller-portal',
      'service.version': releaseVersion(),
    }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })),
    ],
  });
}

/** Traces by the SDK of OpenTelemetry, sent by OTLP. No span has data of people. */
export function startTracing(config: TracingConfig): Tracing {
  const ids = new ChosenIds();
  const provider = createProvider(config, ids);
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  const tracer = provider.getTracer('seller-portal');
  const samples = new WeakMap<IncomingMessage, Sample>();
  const spans = new WeakMap<FastifyRequest, Spans>();
  const isChosen = () => Math.random() < config.share;

  /** Begins a span with these ids instead of new ones. */
  const startWith = (next: ChosenIds['next'], start: () => Span): Span => {
    ids.next = next;
    try {
      return start();
    } finally {
      ids.next = {};
    }
  };
  const startAction = ({ traceId, spanId, actionMs }: SampledRequest, name: string): Span =>
    startWith({ traceId, spanId }, () =>
      tracer.startSpan(`portal ${name}`, {
        root: true,
        startTime: Date.now() - actionMs,
        attributes: { 'portal.action_ms': actionMs },
      }),
    );
  return {
    requestIdOf: (request) => {
      const { traceparent, tracestate } = request.headers;
      const portal = sampledRequestOf(
        typeof traceparent === 'string' ? traceparent : undefined,
        typeof tracestate === 'string' ? tracestate : undefined,
      );
      if (!portal && !isChosen()) return undefined;
      const { traceId } = portal ?? { traceId: ids.generateTraceId() };
      samples.set(request, { traceId, portal: portal ?? undefined });
      return `req_${traceId}`;
    },
    begin: (request, done) => {
      const sample = samples.get(request.raw);
      if (!sample) return done();
      const { operationId } = request.routeOptions.config;
      const name = operationId ?? `${request.method} ${routeOf(request)}`;
      const action = sample.portal && startAction(sample.portal, name);
      const outside = action
        ? trace.setSpan(context.active(), action)
        : trace.deleteSpan(context.active());
      const own = startWith({ traceId: sample.traceId }, () =>
        tracer.startSpan(
          name,
          {
            kind: SpanKind.SERVER,
            attributes: {
              'http.request.method': request.method,
              'http.route': routeOf(request),
              'request.id': request.id,
            },
          },
          outside,
        ),
      );
      const inside = trace.setSpan(outside, own);
      spans.set(request, { action, request: own, inside });
      context.with(inside, done);
    },
    resume: (request, done) => {
      const found = spans.get(request);
      if (found) context.with(found.inside, done);
      else done();
    },
    end: (request, { statusCode }) => {
      const found = spans.get(request);
      if (!found) return;
      for (const span of [found.request, found.action]) {
        span?.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      }
    },
    inJob: (task, work) => {
      if (!isChosen()) return work();
      return tracer.startActiveSpan(`job ${task}`, { root: true }, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },
    Client: tracedClient(tracer),
    stop: async () => {
      const end = provider.shutdown().catch(() => undefined);
      await Promise.race([end, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
      context.disable();
    },
  };
}
