import { styled } from 'styled-components';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { CandidateApplication } from '#openapi/types.generated';
import { Button } from '../../kit/button';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Sheet } from './vacancy-layout';

const Day = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  & > h3 {
    font: var(--weight-strong) var(--text-body) var(--font-body);
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8);
  }
`;

function dayOf({ startsAt }: { startsAt: string }): string {
  return casablancaDay(new Date(startsAt));
}

interface InterviewSlotsProps {
  application: CandidateApplication;
  /** The slot that is being booked; null for none. */
  chosen: string | null;
  disabled: boolean;
  onChoose: (startsAt: string) => void;
}

/** The slots that a candidate can choose for their interview, by day, in Casablanca time. */
export function InterviewSlots({ application, chosen, disabled, onChoose }: InterviewSlotsProps) {
  const t = useText('application');
  const { longDate, time } = useFormat();
  const { status, interview } = application;
  if (status !== 'interview') return null;
  const slots = application.slots.filter(({ startsAt }) => startsAt !== interview?.startsAt);
  const days = new Set(slots.map(dayOf));
  // Until it is fixed, the booked slot is one of those that can be chosen.
  const isFixed = interview !== null && application.slots.length === 0;
  const none = isFixed ? t('fixed') : t('noSlots');
  return (
    <Sheet aria-labelledby="slots">
      <h2 id="slots">{t(interview ? 'otherSlots' : 'slots')}</h2>
      <p>{slots.length === 0 ? none : t('slotsHelp')}</p>
      {[...days].map((day) => (
        <Day key={day}>
          <h3>{longDate(`${day}T12:00:00Z`)}</h3>
          <ul>
            {slots
              .filter((slot) => dayOf(slot) === day)
              .map(({ startsAt }) => (
                <li key={startsAt}>
                  <Button
                    variant="outline"
                    disabled={disabled && chosen !== startsAt}
                    busy={chosen === startsAt}
                    aria-label={t('take', { time: time(startsAt), day: longDate(startsAt) })}
                    onClick={() => onChoose(startsAt)}
                  >
                    {time(startsAt)}
                  </Button>
                </li>
              ))}
          </ul>
        </Day>
      ))}
    </Sheet>
  );
}
