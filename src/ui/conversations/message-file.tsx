import { styled } from 'styled-components';
import { useLazyDownloadConversationFileQuery } from '#application/api/conversations-endpoints.generated';
import { asProblem } from '#application/problem';
import FileIcon from '~icons/solar/document-text-linear';
import PictureIcon from '~icons/solar/gallery-linear';
import { Button } from '../kit/button';
import { toasts } from '../kit/feedback/toast-store';
import { saveBlob } from '../lists/save-as-file';
import { useProblemText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { ShownFile } from './message-list';

const Size = styled.span`
  color: var(--text-2);
  font-weight: 400;
`;

/** A file of a message, as a button that downloads it. A link could not send the bearer token. */
export function MessageFile({ conversationId, file }: { conversationId: string; file: ShownFile }) {
  const t = useText('conversations');
  const format = useFormat();
  const problemText = useProblemText();
  const [download, { isFetching }] = useLazyDownloadConversationFileQuery();
  const { id, fileName, mimeType, sizeBytes } = file;
  const save = async () => {
    const downloading = download({ conversationId, fileId: id });
    const { data, error } = await downloading;
    // A change of the conversation would else read the file again.
    downloading.unsubscribe();
    if (error) toasts.show({ tone: 'error', title: problemText(asProblem(error)) });
    else if (data) saveBlob(data, fileName);
  };
  return (
    <Button
      variant="outline"
      size="small"
      icon={mimeType.startsWith('image/') ? PictureIcon : FileIcon}
      busy={isFetching}
      aria-label={t('download', { name: fileName })}
      onClick={() => void save()}
    >
      <bdi>{fileName}</bdi> <Size>{format.fileSize(sizeBytes)}</Size>
    </Button>
  );
}
