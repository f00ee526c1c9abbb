import { styled } from 'styled-components';
import { Button } from '../kit/button';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import { type CandidacyActor, eventOf } from './candidacy-actors';

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

interface CandidateStepsProps {
  actor: CandidacyActor;
  size?: 'small';
}

/** What the user can decide about a candidate. */
export function CandidateSteps({ actor, size }: CandidateStepsProps) {
  const t = useText('vacancies');
  const snapshot = useSnapshot(actor);
  const { attempt, record: candidacy } = snapshot.context;
  const steps = candidacy.allowedActions;
  if (steps.length === 0) return null;
  return (
    <Steps>
      {steps.map(({ action }, at) => (
        <Button
          key={action}
          variant={at === 0 && action !== 'refuse' ? 'primary' : 'outline'}
          busy={snapshot.hasTag('busy') && attempt?.action === action}
          onClick={() => actor.send(eventOf(action))}
          {...(size && { size })}
        >
          {t(`candidate.actions.${action}`)}
        </Button>
      ))}
    </Steps>
  );
}
