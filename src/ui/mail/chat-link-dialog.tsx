import { styled } from 'styled-components';
import {
  useGetChatLinkQuery,
  useRenewChatLinkMutation,
} from '#application/api/conversations-endpoints.generated';
import { asProblem } from '#application/problem';
import type { Conversation } from '#openapi/types.generated';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { toasts } from '../kit/feedback/toast-store';
import { CopiedAddress } from '../kit/fields/copied-address';
import { Skeleton } from '../kit/loading/skeleton';
import { Dialog } from '../kit/overlays/dialog';
import { ProblemState } from '../lists/problem-state';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-8);
  padding-block-end: var(--space-8);
`;

interface ChatLinkDialogProps {
  conversation: Conversation;
  onDone: () => void;
}

/** The link by which the client opens their chat without an account; a new one ends the earlier. */
export function ChatLinkDialog({ conversation: { id }, onDone }: ChatLinkDialogProps) {
  const t = useText('mail');
  const problemText = useProblemText();
  const [renew, renewing] = useRenewChatLinkMutation();
  const known = useGetChatLinkQuery({ conversationId: id });
  const url = renewing.data?.url ?? known.currentData?.url;
  return (
    <Dialog
      open
      onClose={onDone}
      title={t('chat.link')}
      description={t('chat.linkText')}
      width={560}
    >
      {!url && known.error && <ProblemState error={known.error} onRetry={known.refetch} />}
      {!url && !known.error && <Skeleton $height="96px" />}
      {url && (
        <CopiedAddress
          label={t('chat.address')}
          address={url}
          copyLabel={t('chat.copy')}
          onCopied={() => toasts.show({ title: t('chat.copied') })}
        />
      )}
      {renewing.error && (
        <Note tone="error" announce>
          {problemText(asProblem(renewing.error))}
        </Note>
      )}
      {renewing.data && (
        <Note tone="success" announce>
          {t('chat.renewed')}
        </Note>
      )}
      <Actions>
        <Button
          variant="text"
          busy={renewing.isLoading}
          onClick={() => void renew({ conversationId: id })}
        >
          {t('chat.renew')}
        </Button>
      </Actions>
    </Dialog>
  );
}
