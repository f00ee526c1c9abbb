import type { ErrorReporter } from '#application/ports/portal-errors.port';
import {
  type ErrorFrame,
  type ErrorKind,
  errorName,
  framesOf,
  maskedMessage,
  maskedPath,
} from '#domain/portal-errors/error-report';

/** One error, as the contract has it (`reportPortalErrors`). */
interface ReportedError {
  readonly kind: ErrorKind;
  readonly name: string;
  readonly message: string;
  readonly page: string;
  readonly frames: readonly ErrorFrame[];
  readonly machine?: string;
  readonly state?: string;
  readonly requestId?: string;
}

/** Of `reportPortalErrors`. */
const PATH = '/api/public/errors';

/** Different errors that one page reports until it is loaded again: later ones tell nothing new. */
const MAX_ERRORS = 10;

interface ReporterParts {
  readonly host: string;
  readonly fetch: typeof fetch;
  /** The access token, by which the server limits the reports of a session. */
  readonly access: () => string | null;
  readonly pathname: () => string;
  /** Calls later, so that the errors of one moment are one request. */
  readonly whenIdle: (act: () => void) => void;
}

/** A value that was thrown, with what can be read of it. */
interface Thrown {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly stack?: unknown;
  /** Of a problem of the API. */
  readonly code?: unknown;
  readonly status?: unknown;
  readonly requestId?: unknown;
}

function thrownIn(error: unknown): { readonly kind: ErrorKind; readonly thrown: unknown } {
  if (typeof PromiseRejectionEvent !== 'undefined' && error instanceof PromiseRejectionEvent) {
    return { kind: 'rejection', thrown: error.reason };
  }
  return typeof ErrorEvent !== 'undefined' && error instanceof ErrorEvent
    ? { kind: 'script', thrown: error.error ?? error }
    : { kind: 'render', thrown: error };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What is reported of a value: of a problem its code and its request. */
function describe(
  value: unknown,
): Pick<ReportedError, 'name' | 'message' | 'frames' | 'requestId'> {
  const thrown: Thrown = typeof value === 'object' && value !== null ? value : {};
  const { code, status, requestId } = thrown;
  if (typeof code === 'string' && typeof status === 'number') {
    const known = /^req_[A-Za-z0-9]+$/.test(textOf(requestId)) ? textOf(requestId) : undefined;
    return {
      name: 'Problem',
      message: maskedMessage(code),
      frames: [],
      ...(known === undefined ? {} : { requestId: known }),
    };
  }
  return {
    name: errorName(thrown.name),
    message: maskedMessage(textOf(thrown.message)),
    frames: framesOf(textOf(thrown.stack)),
  };
}

export function createErrorReporter(parts: ReporterParts): ErrorReporter {
  const { host, fetch, access, pathname, whenIdle } = parts;
  const known = new Set<string>();
  let waiting: ReportedError[] = [];

  const send = () => {
    const errors = waiting;
    waiting = [];
    const token = access();
    // Whether it arrives changes nothing for the user.
    fetch(host + PATH, {
      method: 'POST',
      keepalive: true,
      headers: {
        'Content-Type': 'application/json',
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ errors }),
    }).catch(() => undefined);
  };
  const add = (error: ReportedError) => {
    const key = JSON.stringify({ ...error, requestId: '' });
    if (known.has(key) || known.size >= MAX_ERRORS) return;
    known.add(key);
    waiting.push(error);
    if (waiting.length === 1) whenIdle(send);
  };
  return {
    take: (error) => {
      const { kind, thrown } = thrownIn(error);
      add({ kind, ...describe(thrown), page: maskedPath(pathname()) });
    },
    takeFailure: ({ machine, state, problem }) =>
      add({
        kind: 'machine',
        ...describe(problem),
        page: maskedPath(pathname()),
        machine: machine.slice(0, 60),
        state: state.slice(0, 120),
      }),
  };
}
