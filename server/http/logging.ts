import type { FastifyServerOptions } from 'fastify';

interface LoggedError {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly stack?: unknown;
  readonly code?: unknown;
  readonly cause?: unknown;
}

/**
 * Removes the statement's parameters, which Drizzle's message repeats: they may be personal data.
 */
function withoutParameters(text: unknown): string {
  return String(text ?? '').replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '');
}

function serializeError(error: LoggedError): {
  type: string;
  message: string;
  stack: string;
  [key: string]: unknown;
} {
  return {
    type: String(error.name),
    message: withoutParameters(error.message),
    code: error.code,
    stack: withoutParameters(error.stack),
    cause:
      typeof error.cause === 'object' && error.cause !== null
        ? serializeError(error.cause)
        : undefined,
  };
}

/**
 * Structured logs that contain neither tokens nor passwords: no headers, no bodies, no query
 * strings, no statement parameters. Fields with the name of a secret are masked wherever they
 * occur.
 */
export function loggerOptions(
  level: string,
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(stream ? { stream } : {}),
    redact: {
      paths: ['password', 'access', 'refresh', 'accessToken', 'token', 'authorization'].flatMap(
        (name) => [name, `*.${name}`, `*.*.${name}`],
      ),
      censor: '[masked]',
    },
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
        ip: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      err: serializeError,
    },
  };
}
