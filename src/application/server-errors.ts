import { asProblem } from './problem';

/**
 * The server is reachable but cannot handle requests now, or its answer is not as the contract says.
 */
export function isServerError(error: unknown): boolean {
  const { status, code } = asProblem(error);
  return status >= 500 || code === 'malformed_answer';
}
