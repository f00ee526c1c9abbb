import { styled } from 'styled-components';
import { useLazyReadCandidacyCvQuery } from '#application/api/vacancies-endpoints.generated';
import { asProblem } from '#application/problem';
import type { Candidacy } from '#openapi/types.generated';
import FileIcon from '~icons/solar/document-text-linear';
import { Button } from '../kit/button';
import { Chip } from '../kit/feedback/chip';
import { toasts } from '../kit/feedback/toast-store';
import { FactRow, FactRows } from '../kit/layout/fact-rows';
import { saveBlob } from '../lists/save-as-file';
import { useProblemText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const Words = styled.blockquote`
  margin: 0;
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-note);
  background: var(--sunk);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
const Part = styled.section`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: var(--space-8);
  & > h3 {
    font: var(--weight-strong) var(--text-body) var(--font-body);
  }
  & > button {
    align-self: flex-start;
  }
`;
const Size = styled.span`
  color: var(--text-2);
  font-weight: 400;
`;

/** What a candidate sent, their interview, and until when all of it is kept. */
export function CandidateFacts({ candidacy }: { candidacy: Candidacy }) {
  const t = useText('vacancies');
  const format = useFormat();
  const { email, phoneNumber, interview, message, answer, language } = candidacy;
  return (
    <>
      <FactRows>
        <FactRow name={t('columns.status')}>
          <Chip>{t(`candidate.status.${candidacy.status}`)}</Chip>
        </FactRow>
        <FactRow name={t('candidate.received')}>{format.dateTime(candidacy.createdAt)}</FactRow>
        {candidacy.status === 'interview' && (
          <FactRow name={t('candidate.interview')}>
            {interview ? format.dateTime(interview.startsAt) : t('candidate.noSlot')}
          </FactRow>
        )}
        {email && (
          <FactRow name={t('candidate.email')}>
            <a href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </a>
          </FactRow>
        )}
        {phoneNumber && (
          <FactRow name={t('candidate.phone')}>
            <a href={`tel:${phoneNumber}`}>
              <bdi>{phoneNumber}</bdi>
            </a>
          </FactRow>
        )}
        <FactRow name={t('candidate.language')}>{t(`candidate.languages.${language}`)}</FactRow>
        <FactRow name={t('candidate.keptUntil')}>{format.date(candidacy.keptUntil)}</FactRow>
      </FactRows>
      {(message || candidacy.cv) && (
        <Part>
          <h3>{t('candidate.message')}</h3>
          {message && <Words dir="auto">{message}</Words>}
          <CvButton candidacy={candidacy} />
        </Part>
      )}
      {answer && (
        <Part>
          <h3>{t('candidate.answer')}</h3>
          <Words dir="auto">{answer}</Words>
        </Part>
      )}
    </>
  );
}

/** Downloads the CV. A link could not send the bearer token. */
function CvButton({ candidacy: { id, cv } }: { candidacy: Candidacy }) {
  const t = useText('vacancies');
  const format = useFormat();
  const problemText = useProblemText();
  const [read, { isFetching }] = useLazyReadCandidacyCvQuery();
  if (!cv) return null;
  const save = async () => {
    const reading = read({ candidacyId: id });
    const { data, error } = await reading;
    // A change of the candidacy would else read the file again.
    reading.unsubscribe();
    if (error) toasts.show({ tone: 'error', title: problemText(asProblem(error)) });
    else if (data) saveBlob(data, cv.fileName);
  };
  return (
    <Button
      variant="outline"
      size="small"
      icon={FileIcon}
      busy={isFetching}
      aria-label={t('candidate.downloadCv', { name: cv.fileName })}
      onClick={() => void save()}
    >
      <bdi>{cv.fileName}</bdi> <Size>{format.fileSize(cv.sizeBytes)}</Size>
    </Button>
  );
}
