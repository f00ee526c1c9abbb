import type { ApiProblem } from '#application/ports/transport.port';
import { IDENTITY_PROBLEMS, type IdentityProblem } from '#domain/identity/identity-problems';
import { Note } from '../kit/feedback/note';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';
import type { LastStep } from './identity-process';

/** Refusals of the exchange that have a sentence of their own. */
const EXCHANGE_PROBLEMS = [
  'identity_refused',
  'email_not_verified',
  'provider_unavailable',
] as const;

type OwnProblem = IdentityProblem | (typeof EXCHANGE_PROBLEMS)[number];

function isOwnProblem(code: string): code is OwnProblem {
  return [...IDENTITY_PROBLEMS, ...EXCHANGE_PROBLEMS].some((one) => one === code);
}

/** The sentence of a refused confirmation of a link, by the field that the server names. */
function confirmationCode({ errors }: ApiProblem) {
  const codes = Object.values(errors ?? {}).flat();
  if (codes.includes('challenge_invalid')) return 'challenge_invalid';
  if (codes.includes('wrong_password')) return 'wrong_password';
  return codes.includes('wrong_code') ? 'wrong_code' : null;
}

/** Sentences for problems of providers, in the page's language. */
export function useIdentityProblemText(): (problem: ApiProblem) => string {
  const t = useText('identity');
  const problemText = useProblemText();
  return (problem) => {
    const field = confirmationCode(problem);
    if (field !== null) return t(`problem.${field}`);
    return isOwnProblem(problem.code) && problem.status !== 429
      ? t(`problem.${problem.code}`)
      : problemText(problem);
  };
}

/** Why the last step was refused, or what has just succeeded. */
export function IdentityNotes({ snapshot }: { snapshot: Pick<LastStep, 'context'> }) {
  const t = useText('identity');
  const problemText = useIdentityProblemText();
  const { problem, notice } = snapshot.context;
  if (problem) {
    return (
      <Note tone="error" announce>
        {problemText(problem)}
      </Note>
    );
  }
  if (notice === null) return null;
  return (
    <Note tone="success" announce>
      {t(`notice.${notice}`)}
    </Note>
  );
}
