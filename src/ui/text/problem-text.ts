import type { TFunction } from 'i18next';
import type { ApiProblem } from '#application/ports/transport.port';
import type problems from '../../../public/locales/fr/problems.json';
import { useTexts } from './texts-provider';
import { useFormat } from './use-format';
import { useText } from './use-text';

type KnownCode = keyof typeof problems.codes;
type FieldCode = keyof typeof problems.fields;
type ProblemTexts = TFunction<'problems'>;

const MINUTE_SECONDS = 60;

/** A problem as a sentence. A code without its own sentence gets a general one. */
function problemSentence(problem: ApiProblem, t: ProblemTexts, known: Known): string {
  const { code, status, retryAfter, retryAt } = problem;
  if (retryAt && known.isProblem(code)) return t(`codes.${code}`, { time: known.time(retryAt) });
  if (status === 429) return retryAfterSentence(retryAfter ?? MINUTE_SECONDS, t);
  return known.isProblem(code) ? t(`codes.${code}`) : t('unknown');
}

function retryAfterSentence(seconds: number, t: ProblemTexts): string {
  return seconds <= MINUTE_SECONDS
    ? t('waitSeconds', { count: seconds })
    : t('waitMinutes', { count: Math.ceil(seconds / MINUTE_SECONDS) });
}

/** Whether a code has its own sentence, and times in the language of the sentences. */
interface Known {
  isProblem(code: string): code is KnownCode;
  isField(code: string): code is FieldCode;
  time(moment: string): string;
}

function useProblemTexts(): { t: ProblemTexts; known: Known } {
  const t = useText('problems');
  const { i18n } = useTexts();
  const format = useFormat();
  const known: Known = {
    isProblem: (code): code is KnownCode => i18n.exists(`codes.${code}`, { ns: 'problems' }),
    isField: (code): code is FieldCode => i18n.exists(`fields.${code}`, { ns: 'problems' }),
    time: (moment) => format.dateTime(moment),
  };
  return { t, known };
}

/** Sentences for problems, in the page's language. */
export function useProblemText(): (problem: ApiProblem) => string {
  const { t, known } = useProblemTexts();
  return (problem) => problemSentence(problem, t, known);
}

/** Sentences for the error codes of fields, in the page's language. */
export function useCodeText(): (code: string) => string {
  const { t, known } = useProblemTexts();
  return (code) => (known.isField(code) ? t(`fields.${code}`) : t('fields.invalid'));
}
