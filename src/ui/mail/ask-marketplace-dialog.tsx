import { useState } from 'react';
import { styled } from 'styled-components';
import { useAskMarketplaceMutation } from '#application/api/conversations-endpoints.generated';
import { asProblem } from '#application/problem';
import type { Conversation } from '#openapi/types.generated';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { toasts } from '../kit/feedback/toast-store';
import { TextArea } from '../kit/fields/text-area';
import { newRunId } from '../kit/new-run-id';
import { Dialog } from '../kit/overlays/dialog';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';

/** Characters of a request (contract: askMarketplace). */
const MAX_REQUEST = 2000;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-block-end: var(--space-8);
`;

interface AskMarketplaceDialogProps {
  conversation: Conversation;
  onDone: () => void;
}

/** What the marketplace is asked about a chat, in which it takes part from then on. */
export function AskMarketplaceDialog({ conversation: { id }, onDone }: AskMarketplaceDialogProps) {
  const t = useText('mail');
  const problemText = useProblemText();
  const [text, setText] = useState('');
  // What is sent again after a lost answer is taken once.
  const [key] = useState(() => newRunId('marketplace'));
  const [ask, { isLoading, error }] = useAskMarketplaceMutation();
  const send = async () => {
    const answer = await ask({
      conversationId: id,
      marketplaceRequest: { body: text.trim() },
      'Idempotency-Key': key,
    });
    if (answer.error) return;
    toasts.show({ title: t('chat.asked') });
    onDone();
  };
  return (
    <Dialog open onClose={onDone} title={t('chat.ask')} description={t('chat.askText')} width={560}>
      <TextArea
        label={t('chat.request')}
        value={text}
        onChange={setText}
        maxLength={MAX_REQUEST}
        dir="auto"
      />
      {error && (
        <Note tone="error" announce>
          {problemText(asProblem(error))}
        </Note>
      )}
      <Actions>
        <Button busy={isLoading} disabled={text.trim() === ''} onClick={() => void send()}>
          {t('chat.send')}
        </Button>
      </Actions>
    </Dialog>
  );
}
