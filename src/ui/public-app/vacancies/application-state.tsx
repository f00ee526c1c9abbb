import { styled } from 'styled-components';
import { OPEN_CANDIDACY_STATUSES } from '#domain/vacancies/candidacy-lifecycle';
import type { CandidacyStatus, CandidateApplication } from '#openapi/types.generated';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { Sheet } from './vacancy-layout';

/** The steps of an application in a row; on a phone one below the other. */
const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-8);
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
  & > li {
    padding-block-start: var(--space-8);
    border-block-start: 3px solid var(--line);
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
  & > li[data-done] {
    border-block-start-color: var(--fill);
    color: var(--text);
  }
  & > li[aria-current] {
    font-weight: var(--weight-strong);
  }
`;
const Answer = styled.blockquote`
  padding: var(--space-16);
  border-radius: var(--radius-note);
  background: var(--sunk);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Booked = styled.p`
  font: var(--weight-head) var(--text-h3) var(--font-head);
`;

/** Where an application stands: its step, what that means, its interview, and the answer. */
export function ApplicationState({ application }: { application: CandidateApplication }) {
  const t = useText('application');
  const { longDate, time } = useFormat();
  const { status, interview, answer } = application;
  const isBooked = interview !== null && (status === 'interview' || status === 'offered');
  return (
    <Sheet role="status">
      <ApplicationSteps status={status} />
      <h2>{t(`status.${status}.title`)}</h2>
      <p>{t(`status.${status}.text`)}</p>
      {isBooked && (
        <div>
          <h3>{t('booked')}</h3>
          <Booked>
            {t('bookedAt', {
              day: longDate(interview.startsAt),
              from: time(interview.startsAt),
              to: time(interview.endsAt),
            })}
          </Booked>
        </div>
      )}
      {answer && (
        <div>
          <h3>{t('answer')}</h3>
          <Answer dir="auto">{answer}</Answer>
        </div>
      )}
    </Sheet>
  );
}

/** The way of an application that goes on; one that ended has only its outcome. */
function ApplicationSteps({ status }: { status: CandidacyStatus }) {
  const t = useText('application');
  const reached = OPEN_CANDIDACY_STATUSES.findIndex((one) => one === status);
  if (reached === -1) return null;
  return (
    <Steps aria-label={t('steps')}>
      {OPEN_CANDIDACY_STATUSES.map((step, index) => (
        <li
          key={step}
          {...(index <= reached && { 'data-done': '' })}
          aria-current={index === reached ? 'step' : undefined}
        >
          {t(`stepNames.${step}`)}
        </li>
      ))}
    </Steps>
  );
}
