import { useState } from 'react';
import { styled } from 'styled-components';
import { useShowMessagePicturesMutation } from '#application/api/conversations-endpoints.generated';
import { asProblem } from '#application/problem';
import type { ConversationMessage } from '#openapi/types.generated';
import PictureIcon from '~icons/solar/gallery-linear';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { newRunId } from '../kit/new-run-id';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';
import { FilePicture } from './file-picture';

const Pictures = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-8);
`;
const Missing = styled.p`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

interface MessagePicturesProps {
  conversationId: string;
  message: ConversationMessage;
}

/**
 * The pictures on other servers that a letter shows. Nothing is loaded before the reader asks for
 * it, and then by the server, so that the sender learns no address of the reader.
 */
export function MessagePictures({ conversationId, message }: MessagePicturesProps) {
  const t = useText('conversations');
  const problemText = useProblemText();
  // What is asked again after a lost answer is fetched once.
  const [key] = useState(() => newRunId('pictures'));
  const [show, { isLoading, error }] = useShowMessagePicturesMutation();
  const { id: messageId, pictures } = message;
  const blocked = pictures.filter(({ fileId, isMissing }) => fileId === null && !isMissing);
  const missing = pictures.filter(({ isMissing }) => isMissing);
  return (
    <Pictures>
      {blocked.length > 0 && (
        <Button
          variant="outline"
          size="small"
          icon={PictureIcon}
          busy={isLoading}
          onClick={() => void show({ conversationId, messageId, 'Idempotency-Key': key })}
        >
          {t('pictures.show', { count: blocked.length })}
        </Button>
      )}
      {pictures.map(
        ({ fileId }) =>
          fileId && (
            <FilePicture
              key={fileId}
              conversationId={conversationId}
              fileId={fileId}
              alt={t('pictures.one')}
            />
          ),
      )}
      {missing.length > 0 && <Missing>{t('pictures.missing', { count: missing.length })}</Missing>}
      {error && (
        <Note tone="error" announce>
          {problemText(asProblem(error))}
        </Note>
      )}
    </Pictures>
  );
}
