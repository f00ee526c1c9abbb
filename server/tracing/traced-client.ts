import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import pg from 'pg';
import { databaseCodeOf } from '../database/errors';

const MAX_STATEMENT = 1000;

/** A statement without its literals: parameters are not in it, but a statement may be written by hand. */
function masked(statement: string): string {
  return statement.replaceAll(/'(?:[^']|'')*'/g, "'?'").slice(0, MAX_STATEMENT);
}

/** `select orders`: the first word and the first table. */
function nameOf(statement: string): string {
  const verb = /^[\s(]*(\w+)/.exec(statement)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update)\s+(?:only\s+)?"?(\w+)"?/i.exec(statement)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { readonly text?: unknown };
  return typeof text === 'string' ? text : undefined;
}

function endSpan(span: Span, error?: unknown): void {
  if (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    const code = databaseCodeOf(error);
    if (code) span.setAttribute('db.response.status_code', code);
  }
  span.end();
}

type AnyQuery = (...parameters: unknown[]) => unknown;

/** Connections whose statements are spans, while a span is active: no statement is one alone. */
export function tracedClient(tracer: Tracer): typeof pg.Client {
  class TracedClient extends pg.Client {}
  const send = pg.Client.prototype.query as AnyQuery;
  const query: AnyQuery = function query(this: pg.Client, ...parameters) {
    const text = textOf(parameters[0]);
    if (text === undefined || !trace.getActiveSpan()) return send.apply(this, parameters);
    const span = tracer.startSpan(nameOf(text), {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': masked(text) },
    });
    const last = parameters.at(-1);
    if (typeof last === 'function') {
      const answer = (error: unknown, ...rest: unknown[]) => {
        endSpan(span, error);
        (last as AnyQuery)(error, ...rest);
      };
      return send.apply(this, [...parameters.slice(0, -1), answer]);
    }
    const result = send.apply(this, parameters) as Promise<unknown>;
    result.then(
      () => endSpan(span),
      (error: unknown) => endSpan(span, error),
    );
    return result;
  };
  Object.assign(TracedClient.prototype, { query });
  return TracedClient;
}
