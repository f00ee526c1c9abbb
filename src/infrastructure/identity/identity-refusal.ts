import type { ApiProblem } from '#application/ports/transport.port';
import type { IdentityProblem } from '#domain/identity/identity-problems';

/** The portal's code of a refusal: one of a provider, no answer, or an unknown reason. */
export type RefusalCode = IdentityProblem | 'network' | 'unexpected';

/** A refusal as the problem with which the methods of a provider reject. */
export function identityRefusal(code: RefusalCode): ApiProblem {
  return {
    type: 'about:blank',
    title: 'Something went wrong',
    // A problem of this status is shown as a wait.
    status: code === 'too_many_requests' ? 429 : 0,
    code,
    requestId: null,
  };
}

/** Runs a method of an SDK; its error becomes a problem by the provider's own table. */
export async function refusedAs<Outcome>(
  toCode: (error: unknown) => RefusalCode,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    throw isRefusal(error) ? error : identityRefusal(toCode(error));
  }
}

/** Whether an adapter itself has refused. */
function isRefusal(error: unknown): boolean {
  return memberOf(error, 'type') === 'about:blank';
}

/** A method that a provider does not have: no page offers it. */
export async function notOffered(): Promise<never> {
  throw identityRefusal('step_not_supported');
}

/** A text member of an error of an SDK; an empty text if it is absent. */
export function memberOf(error: unknown, name: string): string {
  if (typeof error !== 'object' || error === null) return '';
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
}
