import type { ApiProblem } from '#application/ports/transport.port';
import { useProblemText } from '../../text/problem-text';
import { useText } from '../../text/use-text';

const OWN_SENTENCES = [
  'file_type',
  'not_text',
  'file_empty',
  'empty_file',
  'no_rows',
  'malformed_csv',
  'too_many_rows',
  'too_many_columns',
  'cell_too_long',
  'file_too_large',
  'payload_too_large',
  'internal_error',
  'mapping_without_identity',
  'mapping_without_content',
  'mapping_repeats_target',
  'not_confirmed',
] as const;

/** Error text of a file or a mapping, in the page's language; other problems have general texts. */
export function useImportProblemText(): (problem: ApiProblem) => string {
  const t = useText('imports');
  const problemText = useProblemText();
  return (problem) => {
    const codes = [problem.code, ...Object.values(problem.errors ?? {}).flat()];
    const own = OWN_SENTENCES.find((code) => codes.includes(code));
    return own ? t(`rejected.${own}`) : problemText(problem);
  };
}

/** Why a whole job failed, from its failure code. */
export function useFailureText(): (failureCode: string | null) => string {
  const t = useText('imports');
  return (failureCode) =>
    t(`rejected.${OWN_SENTENCES.find((code) => code === failureCode) ?? 'internal_error'}`);
}
