/** Fields that node-postgres puts on the errors of the server. */
interface PostgresError {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly message?: unknown;
}

/** The error and its causes: drizzle wraps the errors of node-postgres. */
function* causesOf(error: unknown): Generator<PostgresError> {
  let current = error;
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth += 1) {
    yield current;
    current = 'cause' in current ? current.cause : undefined;
  }
}

/**
 * A SQLSTATE or a code of the system; problems and Fastify's errors have codes of other formats.
 */
const DATABASE_CODE = /^(?:[0-9A-Z]{5}|E[A-Z]+(?:_[A-Z]+)?)$/;

/** SQLSTATE or system code of a database error, e.g. `23505` or `ECONNREFUSED`. */
export function databaseCodeOf(error: unknown): string | undefined {
  for (const { code } of causesOf(error)) {
    if (typeof code === 'string' && DATABASE_CODE.test(code)) return code;
  }
  return undefined;
}

/**
 * Whether a unique value already exists (23505), on the named constraint or index if one is given.
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (const cause of causesOf(error)) {
    if (cause.code !== '23505') continue;
    return constraint === undefined || cause.constraint === constraint;
  }
  return false;
}

/** Whether running the same transaction again may succeed: serialisation failure or deadlock. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes(databaseCodeOf(error) ?? '');
}

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  // Too many connections; shut down, crashed or starting up; statement or lock timeout; disk full.
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '55P03',
  '53100',
]);

/** Messages of node-postgres without a code, when a connection is lost or none is free. */
const UNAVAILABLE_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable|Cannot use a pool after/;

/** Whether the database is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  for (const { code, message } of causesOf(error)) {
    if (typeof code === 'string' && (UNAVAILABLE_CODES.has(code) || code.startsWith('08')))
      return true;
    if (typeof message === 'string' && UNAVAILABLE_TEXT.test(message)) return true;
  }
  return false;
}
