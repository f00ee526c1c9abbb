import { useRef } from 'react';
import { styled } from 'styled-components';
import type { CvProblem } from '#application/applications/application-sending.machine';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { ApplicationCv } from '#openapi/types.generated';
import type publicVacancies from '../../../../public/locales/fr/publicVacancies.json';
import { Button } from '../../kit/button';
import { FieldShell } from '../../kit/fields/field-shell';
import { fieldId } from '../../kit/form/bound';
import { useProblemText } from '../../text/problem-text';
import { useTexts } from '../../text/texts-provider';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-12);
  & > p {
    overflow-wrap: anywhere;
  }
`;
/** The browser's own field: it takes the focus and the name, and the button next to it opens it. */
const Chooser = styled.input`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  &:focus-visible + button {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

interface CvFieldProps {
  /** The file that was chosen last; null for none. */
  file: File | null;
  /** The CV that the server keeps. */
  cv: ApplicationCv | null;
  problem: CvProblem | null;
  isSending: boolean;
  disabled: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

type ErrorCode = keyof typeof publicVacancies.apply.errors;

/** Sentences for the problems of a CV; those of the server in its own words. */
function useCvProblemText() {
  const t = useText('publicVacancies');
  const { i18n } = useTexts();
  const problemText = useProblemText();
  const isOwn = (code: string): code is ErrorCode =>
    i18n.exists(`apply.errors.${code}`, { ns: 'publicVacancies' });
  return ({ code, problem }: CvProblem) => {
    if (isOwn(code) || !problem) return t(`apply.errors.${isOwn(code) ? code : 'not_pdf'}`);
    return problemText(problem);
  };
}

/** The CV of an application: chosen, on its way, kept by the server, or refused with the reason. */
export function CvField(props: CvFieldProps) {
  const { file, cv, problem, isSending, disabled, onChoose, onRemove } = props;
  const t = useText('publicVacancies');
  const { fileSize } = useFormat();
  const problemText = useCvProblemText();
  const input = useRef<HTMLInputElement>(null);
  const isChosen = isSending || cv !== null || problem !== null;
  const name = file && bidiIsolate(file.name);
  return (
    <FieldShell
      id={fieldId('cv')}
      label={t('apply.cv')}
      help={t('apply.cvHelp')}
      error={problem ? problemText(problem) : undefined}
    >
      {(ids) => (
        <Row>
          <Chooser
            {...ids}
            ref={input}
            type="file"
            accept="application/pdf,.pdf"
            disabled={isSending || disabled}
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.files?.[0];
              // The same file can be chosen again.
              currentTarget.value = '';
              if (chosen) onChoose(chosen);
            }}
          />
          {!isSending && (
            <Button
              variant="outline"
              tabIndex={-1}
              aria-hidden="true"
              disabled={disabled}
              onClick={() => input.current?.click()}
            >
              {t(isChosen ? 'apply.cvReplace' : 'apply.cvChoose')}
            </Button>
          )}
          <p role="status">
            {isSending && name && t('apply.cvSending', { name })}
            {cv &&
              t('apply.cvName', { name: bidiIsolate(cv.fileName), size: fileSize(cv.sizeBytes) })}
            {problem && name}
          </p>
          {isChosen && (
            <Button variant="text" size="small" disabled={disabled} onClick={onRemove}>
              {t(isSending ? 'apply.cvStop' : 'apply.cvRemove')}
            </Button>
          )}
        </Row>
      )}
    </FieldShell>
  );
}
