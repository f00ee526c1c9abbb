import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { databaseCodeOf, isUnavailable } from '../database/errors';
import { ProblemError, problem } from './problem-error';
import { fieldErrorsOf } from './validation';

/** Seconds after which to repeat a request that failed because the database was unavailable. */
const RETRY_AFTER_SECONDS = 2;

/**
 * Errors for values that PostgreSQL refuses although the contract allows them: a NUL in a text, a
 * number or date too large.
 */
const REFUSED_VALUES = new Set(['22021', '22P05', '22003', '22P02', '22007', '22008']);

const CODES: Readonly<Record<number, string>> = {
  400: 'malformed_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

function fromValidation({ validation, validationContext }: FastifyError): ProblemError {
  const errors = fieldErrorsOf(validation ?? []);
  return validationContext === 'body'
    ? problem(422, 'validation_failed', { errors })
    : problem(400, 'invalid_parameters', { errors });
}

/** Converts an error to a problem; 500 for an unexpected error. */
export function toProblem(error: FastifyError | ProblemError, method: string): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error.validation) return fromValidation(error);
  if (isUnavailable(error)) return problem(503, 'unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  if (REFUSED_VALUES.has(databaseCodeOf(error) ?? '')) {
    return method === 'GET'
      ? problem(400, 'invalid_parameters')
      : problem(422, 'validation_failed');
  }
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return problem(500, 'server_error');
  return problem(status, CODES[status] ?? 'refused');
}

/** Sends a problem (RFC 9457) and the headers that belong to it. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, parts }: ProblemError,
): FastifyReply {
  const { detail, errors, current, error, retryAfter, retryAt, allow } = parts;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (allow !== undefined) reply.header('allow', allow.join(', '));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const body = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail,
    errors,
    error,
    current,
    retryAt: retryAt?.toISOString(),
    requestId: request.id,
  };
  return reply
    .code(status)
    .removeHeader('content-disposition')
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(body));
}

/**
 * Fastify's error handler: converts every error to a problem; only the log contains the details.
 */
export function handleError(
  error: FastifyError | ProblemError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const answer = toProblem(error, request.method);
  if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
  else if (databaseCodeOf(error)) request.log.warn({ err: error }, 'the database refused a value');
  return sendProblem(request, reply, answer);
}
