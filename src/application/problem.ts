import type { ApiProblem } from './ports/transport.port';

/** Whether a rejection is a problem of the transport, and not an error in the code. */
const isApiProblem = (error: unknown): error is ApiProblem =>
  typeof error === 'object' && error !== null && 'status' in error && 'code' in error;

/** The problem an actor rejected with; anything else becomes one with the code `unexpected`. */
export const asProblem = (error: unknown): ApiProblem =>
  isApiProblem(error)
    ? error
    : {
        type: 'about:blank',
        title: 'Something went wrong',
        status: 0,
        code: 'unexpected',
        requestId: null,
      };

/** No answer arrived: offline, the connection broke, or the server is closed for maintenance. */
export const isUnanswered = (error: unknown): boolean =>
  ['network', 'maintenance'].includes(asProblem(error).code);

/** The server is reachable but cannot handle requests now. */
export const isServerFault = (error: unknown): boolean => asProblem(error).status >= 500;
