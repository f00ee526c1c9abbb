import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, CardHeader } from '../../kit/layout/card';
import { useText } from '../../text/use-text';
import type { ClientRequest } from '../request-kinds';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;

/** The reason for the request. */
export function ReasonCard({ request, children }: { request: ClientRequest; children: ReactNode }) {
  const t = useText('requests');
  return (
    <Card>
      <CardHeader title={t('columns.reason')} />
      <Stack>
        <b>{t(`reasons.${request.reasonCode}`)}</b>
        {children}
      </Stack>
    </Card>
  );
}
