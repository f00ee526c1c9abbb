import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import DangerIcon from '~icons/solar/danger-circle-bold';
import RestartIcon from '~icons/solar/restart-linear';
import { Button } from '../button';
import { Icon } from '../icon';
import { useKitTexts } from '../kit-texts';

export interface ErrorStateProps {
  /** One sentence: what happened. */
  children: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** Request id of the failed response, to quote to support. */
  requestId?: string | undefined;
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-12);
  padding: var(--space-40) var(--space-24);
  text-align: center;
  & > svg {
    color: var(--error-solid);
  }
`;
const Id = styled.p`
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
`;

/** A failure inside its card: one sentence, Retry, the request's id. */
export function ErrorState({ children, onRetry, retrying, requestId }: ErrorStateProps) {
  const texts = useKitTexts();
  return (
    <Box role="alert">
      <Icon of={DangerIcon} size={32} />
      <p>{children}</p>
      {onRetry && (
        <Button variant="outline" icon={RestartIcon} busy={retrying} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      {requestId && <Id>{texts.requestId(requestId)}</Id>}
    </Box>
  );
}
