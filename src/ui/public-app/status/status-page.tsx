import { millisecondsInMinute } from 'date-fns/constants';
import { styled } from 'styled-components';
import { useGetPortalStatusQuery } from '#application/api/status-endpoints.generated';
import type { PortalStatus, StatusPart } from '#openapi/types.generated';
import { Button } from '../../kit/button';
import { StatusChip } from '../../kit/feedback/chip';
import { Note } from '../../kit/feedback/note';
import { type Tone, toneIcons } from '../../kit/feedback/tone';
import { Skeleton } from '../../kit/loading/skeleton';
import { Container } from '../../public-pages/layout/public-layout';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

const TONES: Readonly<Record<StatusPart['state'], Tone>> = {
  working: 'success',
  slow: 'warning',
  failing: 'error',
};

const Column = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  padding-block-start: var(--space-48);
  & > header {
    display: flex;
    flex-direction: column;
    gap: var(--space-12);
  }
  & h1 {
    font: var(--weight-head) var(--text-display) var(--font-head);
  }
  & > header > p,
  & > p {
    color: var(--text-2);
  }
`;
const Parts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  gap: var(--space-24);
`;
const PartItem = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  padding: var(--space-24);
  border-radius: var(--radius-card);
  background: var(--raised);
  box-shadow: var(--shadow-card);
  & > div {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--space-12);
  }
  & h2 {
    font: var(--weight-head) var(--text-h3) var(--font-head);
  }
  & > p,
  & > dl {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
  & > dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-12);
  }
`;
const Days = styled.ol`
  display: flex;
  gap: 2px;
  block-size: 32px;
`;
const Day = styled.li<{ $tone: 'unknown' | 'good' | 'bad' | 'worst' }>`
  flex: 1;
  border-radius: 2px;
  background: ${({ $tone }) =>
    ({
      unknown: 'var(--track)',
      good: 'var(--success)',
      bad: 'var(--warning)',
      worst: 'var(--error)',
    })[$tone]};
`;

/** `/status`: which parts of the portal work, and how often they did. */
export function StatusPage() {
  const t = useText('status');
  const { data, isError, isFetching, refetch } = useGetPortalStatusQuery(undefined, {
    pollingInterval: millisecondsInMinute,
  });
  return (
    <Column>
      <header>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {isError && (
        <Note
          tone="error"
          announce
          title={t('failed')}
          action={
            <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {!data && !isError && <Skeleton $height="480px" />}
      {data && !isError && <State status={data} />}
    </Column>
  );
}

function State({ status: { state, checkedAt, parts } }: { status: PortalStatus }) {
  const t = useText('status');
  const { dateTime } = useFormat();
  return (
    <>
      <Note tone={TONES[state]} title={t(`state.${state}`)}>
        {t('checked', { date: dateTime(checkedAt) })}
      </Note>
      <Parts>
        {parts.map((part) => (
          <Part key={part.part} part={part} />
        ))}
      </Parts>
    </>
  );
}

function Part({ part: { part, state, availability, days } }: { part: StatusPart }) {
  const t = useText('status');
  const { number } = useFormat();
  return (
    <PartItem>
      <div>
        <h2>{t(`parts.${part}`)}</h2>
        <StatusChip tone={TONES[state]} icon={toneIcons[TONES[state]]}>
          {t(`partState.${state}`)}
        </StatusChip>
      </div>
      <Days aria-hidden="true">
        {days.map((day) => (
          <Day key={day.day} $tone={toneOf(day)} />
        ))}
      </Days>
      <p>
        {availability === null
          ? t('unknown')
          : t('available', { share: number(shownShare(availability), SHARE) })}
      </p>
      <Failures days={days} />
    </PartItem>
  );
}

const SHARE = { style: 'percent', maximumFractionDigits: 2 } as const;

/** Never rounded up: a part that failed for a minute did not always work. */
function shownShare(availability: number): number {
  return Math.floor(availability * 10_000) / 10_000;
}

/** Minutes of a day from which it counts as a bad one. */
const WORST_MINUTES = 60;

function toneOf({ minutes, failedMinutes }: StatusPart['days'][number]) {
  if (minutes === 0) return 'unknown';
  if (failedMinutes === 0) return 'good';
  return failedMinutes < WORST_MINUTES ? 'bad' : 'worst';
}

/** The days with failures, the newest first: what the bars show to those who see them. */
function Failures({ days }: Pick<StatusPart, 'days'>) {
  const t = useText('status');
  const { longDate, duration } = useFormat();
  const failed = days.filter(({ failedMinutes }) => failedMinutes > 0).toReversed();
  if (failed.length === 0) return null;
  return (
    <dl aria-label={t('failures')}>
      {failed.map(({ day, failedMinutes }) => (
        <div key={day}>
          <dt>{longDate(day)}</dt>
          <dd>{duration(failedMinutes * millisecondsInMinute)}</dd>
        </div>
      ))}
    </dl>
  );
}
