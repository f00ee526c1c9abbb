import { styled } from 'styled-components';
import type { Candidacy } from '#openapi/types.generated';
import CheckIcon from '~icons/solar/check-circle-linear';
import CrossIcon from '~icons/solar/close-circle-linear';
import { Timeline } from '../kit/layout/timeline';
import { useNow } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  & > h3 {
    font: var(--weight-strong) var(--text-body) var(--font-body);
  }
`;

/** Who took a candidacy to which status, and when. */
export function CandidateHistory({ candidacy: { history } }: { candidacy: Candidacy }) {
  const t = useText('vacancies');
  const format = useFormat();
  const now = useNow();
  return (
    <Section aria-label={t('candidate.history')}>
      <h3>{t('candidate.history')}</h3>
      <Timeline
        label={t('candidate.history')}
        entries={history.map(({ at, by, to }, index) => {
          const isWrong = to === 'refused' || to === 'withdrawn';
          return {
            id: `${index}`,
            stage: isWrong ? ('wrong' as const) : ('done' as const),
            icon: isWrong ? CrossIcon : CheckIcon,
            // The contract names statuses of the history as texts.
            title: t(`candidate.status.${to as Candidacy['status']}`),
            time: <time dateTime={at}>{format.moment(at, now)}</time>,
            children: <bdi>{by ?? t('candidate.byCandidate')}</bdi>,
          };
        })}
      />
    </Section>
  );
}
