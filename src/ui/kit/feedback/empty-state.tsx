import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmptyArch } from '../../illustrations/empty-arch';

export interface EmptyStateProps {
  /** "Aucun retour en cours" */
  title: ReactNode;
  /** One sentence. */
  children?: ReactNode;
  /** One action, as a soft button. */
  action?: ReactNode;
  drawing?: ReactNode;
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-8);
  padding: var(--space-40) var(--space-24);
  text-align: center;
`;
const Title = styled.p`
  margin-block-start: var(--space-8);
  font: var(--weight-strong) var(--text-body) var(--font-body);
`;
const Message = styled.p`
  max-inline-size: 340px;
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Action = styled.div`
  margin-block-start: var(--space-8);
`;

/** An empty state: a small drawing, one sentence, one action. */
export function EmptyState({ title, children, action, drawing }: EmptyStateProps) {
  return (
    <Box>
      {drawing ?? <EmptyArch />}
      <Title>{title}</Title>
      {children && <Message>{children}</Message>}
      {action && <Action>{action}</Action>}
    </Box>
  );
}
