import { styled } from 'styled-components';
import { Skeleton } from '../kit/loading/skeleton';
import { ProblemState } from '../lists/problem-state';

export const Record = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  & h3 {
    margin: 0;
  }
`;
export const Actions = styled.div`
  & > div {
    flex-wrap: wrap;
    justify-content: flex-start;
  }
`;

interface WaitingRecordProps {
  error: unknown;
  refetch: () => unknown;
}

/** A record that is read, or that could not be read. */
export function WaitingRecord({ error, refetch }: WaitingRecordProps) {
  if (error === undefined) return <Skeleton $height="160px" />;
  return <ProblemState error={error} onRetry={refetch} />;
}
