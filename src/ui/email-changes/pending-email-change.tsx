import { useMachine } from '@xstate/react';
import { styled } from 'styled-components';
import { provideEmailChange } from '#application/email-changes/email-change.actors';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { EmailChange } from '#openapi/types.generated';
import MailIcon from '~icons/solar/letter-linear';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { useApplication } from '../portal-context/application-context';
import { useProblemText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-12);
  margin-block-start: var(--space-12);
`;

const Below = styled.div`
  margin-block-start: var(--space-20);
`;

/** A new address that waits to be proved: until when, another mail, and cancelling. */
export function PendingEmailChange({ change }: { change: EmailChange | null }) {
  return change && <RunningChange key={change.id} change={change} />;
}

function RunningChange({ change: requested }: { change: EmailChange }) {
  const t = useText('emailChange');
  const format = useFormat();
  const problemText = useProblemText();
  const { provide, inspection } = useApplication();
  const [snapshot, send] = useMachine(provide(provideEmailChange), {
    input: { change: requested },
    ...inspection,
  });
  if (snapshot.matches('ended')) return null;
  const { change, problem } = snapshot.context;
  return (
    <Below>
      <Note
        icon={MailIcon}
        title={t('pending.title', { email: bidiIsolate(change.email) })}
        announce
      >
        {t('pending.text', { time: format.dateTime(new Date(change.expiresAt)) })}
        {problem && <p role="alert">{problemText(problem)}</p>}
        <Actions>
          <Button
            variant="outline"
            size="small"
            busy={snapshot.matches('sending')}
            disabled={!snapshot.matches('sending') && !snapshot.can({ type: 'mail.send' })}
            onClick={() => send({ type: 'mail.send' })}
          >
            {t('pending.again')}
          </Button>
          <Button
            variant="text"
            size="small"
            busy={snapshot.matches('cancelling')}
            disabled={!snapshot.matches('cancelling') && !snapshot.can({ type: 'change.cancel' })}
            onClick={() => send({ type: 'change.cancel' })}
          >
            {t('pending.cancel')}
          </Button>
          {snapshot.matches({ pending: 'waiting' }) && (
            <span>{t('pending.wait', { time: format.time(new Date(change.sendAgainAt)) })}</span>
          )}
        </Actions>
      </Note>
    </Below>
  );
}
