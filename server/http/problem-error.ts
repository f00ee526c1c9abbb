/** Codes of what is wrong with a field, by field path (dots between levels). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Error of a 401: only the first two allow a refresh and a replay (contract, sessions). */
export type TokenError = 'token_expired' | 'token_invalid' | 'Unauthorized';

/** The parts of an RFC 9457 problem that the throwing code decides. */
export interface ProblemParts {
  readonly detail?: string;
  readonly errors?: FieldErrors;
  /** The current record, on 409 and 412, and on the 422 of an import that was not confirmed. */
  readonly current?: object;
  readonly error?: TokenError;
  /** Seconds to wait, sent as `Retry-After`. */
  readonly retryAfter?: number;
  /** From when the request may be repeated, where a page shows it. */
  readonly retryAt?: Date;
  /** Methods of the path, sent as `Allow` on 405. */
  readonly allow?: readonly string[];
}

/** An answer that is a problem; thrown inside a transaction, it rolls the transaction back. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly status: number,
    readonly code: string,
    readonly parts: ProblemParts = {},
  ) {
    super(parts.detail ?? code);
  }
}

/** Builds the problem to throw: `throw problem(409, 'action_not_allowed', { current: order })`. */
export function problem(status: number, code: string, parts?: ProblemParts): ProblemError {
  return new ProblemError(status, code, parts);
}

/** The record is unknown, or belongs to another store: both have the same answer. */
export function notFound(): ProblemError {
  return problem(404, 'not_found');
}

/** The body is readable but wrong; `errors` names the fields. */
export function invalid(errors: FieldErrors): ProblemError {
  return problem(422, 'validation_failed', { errors });
}

/** The role does not allow it. */
export function forbidden(): ProblemError {
  return problem(403, 'forbidden');
}
