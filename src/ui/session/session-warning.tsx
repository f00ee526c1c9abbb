import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { Note } from '../kit/feedback/note';
import { useApplication } from '../portal-context/application-context';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const TopLayer = styled.div`
  margin-block-end: var(--space-16);
`;

/** Warns a minute before the session ends, when it cannot be renewed. */
export function SessionWarning() {
  const t = useText('session');
  const format = useFormat();
  const { session } = useApplication();
  const warned = useSelector(session, (snapshot) => snapshot.hasTag('warning'));
  const end = useSelector(session, ({ context }) => context.sessionState.accessExpiresAt);
  if (!warned || end === null) return null;
  return (
    <TopLayer>
      <Note tone="warning" announce>
        {t('ending', { time: format.time(new Date(end)) })}
      </Note>
    </TopLayer>
  );
}
