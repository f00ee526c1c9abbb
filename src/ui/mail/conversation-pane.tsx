import { styled } from 'styled-components';
import { asProblem } from '#application/problem';
import { EmptyState } from '../kit/feedback/empty-state';
import { Skeleton } from '../kit/loading/skeleton';
import { ProblemState } from '../lists/problem-state';
import { useText } from '../text/use-text';
import { below } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import { ConversationBack } from './conversation-back';
import type { MailDialog } from './mail-dialog';
import { OpenConversation } from './open-conversation';
import { RecordPane } from './record-pane';
import type { Mail } from './use-mail';

const Split = styled.div`
  display: grid;
  flex: 1;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  &[data-with-record] {
    grid-template-columns: minmax(0, 1fr) clamp(240px, 34%, 296px);
  }
  & > * {
    min-inline-size: 0;
    min-block-size: 0;
    overflow-y: auto;
  }
  & > * + * {
    border-inline-start: 1px solid var(--line);
  }
`;

interface ConversationPaneProps {
  mail: Mail;
  onOpen: (dialog: MailDialog) => void;
}

/** The open conversation, or why there is none; its record beside it, or in place of it. */
export function ConversationPane({ mail, onOpen }: ConversationPaneProps) {
  const t = useText('mail');
  const { state, opened, conversation, stay } = mail;
  const isNarrow = useMediaQuery(below('desktop'));
  if (!state.conversation) {
    return <EmptyState title={t('pane.none')}>{t('pane.noneText')}</EmptyState>;
  }
  const back = (
    <ConversationBack
      label={t('pane.back')}
      onBack={() => stay({ conversation: null, pane: null })}
    />
  );
  if (!conversation) {
    const isGone = [400, 404].includes(asProblem(opened.error).status);
    return (
      <div>
        {back}
        {!opened.error && <Skeleton $height="320px" />}
        {opened.error !== undefined && isGone && <EmptyState title={t('pane.gone')} />}
        {opened.error !== undefined && !isGone && (
          <ProblemState error={opened.error} onRetry={opened.refetch} />
        )}
      </div>
    );
  }
  if (isNarrow && state.isRecordShown) {
    return (
      <div>
        <ConversationBack
          label={t('pane.toConversation')}
          onBack={() => stay({ pane: null })}
          always
        />
        <RecordPane conversation={conversation} />
      </div>
    );
  }
  return (
    <Split data-with-record={isNarrow ? undefined : ''}>
      <OpenConversation
        key={conversation.id}
        mail={mail}
        conversation={conversation}
        onOpen={onOpen}
      />
      {!isNarrow && <RecordPane conversation={conversation} />}
    </Split>
  );
}
