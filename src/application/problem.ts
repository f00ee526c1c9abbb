import type { ApiProblem } from './ports/transport.port';

/** Whether a rejection is a problem of the transport, and not an error in the code. */
function isApiProblem(error: unknown): error is ApiProblem {
  return typeof error === 'object' && error !== null && 'status' in error && 'code' in error;
}

/** The problem an actor rejected with; anything else becomes one with the code `unexpected`. */
export function asProblem(error: unknown): ApiProblem {
  return isApiProblem(error)
    ? error
    : {
        type: 'about:blank',
        title: 'Something went wrong',
        status: 0,
        code: 'unexpected',
        requestId: null,
      };
}

/** No answer arrived: offline, the connection broke, or the server is closed for maintenance. */
export function isUnanswered(error: unknown): boolean {
  return ['network', 'maintenance'].includes(asProblem(error).code);
}

/** The error of an actor, as the parameter of a guard or an action. */
export function errorFromEvent({ event }: { event: { error: unknown } }) {
  return { error: event.error };
}

/** The context after an actor failed, for the `assign` of the action `keepProblem`. */
export function problemFromError(_: unknown, { error }: { error: unknown }) {
  return { problem: asProblem(error) };
}
