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
import { FilePicture } from './file-picture';
import type { ShownFile } from './message-list';

const Size = styled.span`
  color: var(--text-2);
  font-weight: 400;
`;

const Shown = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-8);
`;

/** Pictures that are shown, unless they are too large to be read without being asked for. */
const SHOWN_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_SHOWN_BYTES = 2_000_000;

/** A file of a message, which can be downloaded; a picture is shown, too. */
export function MessageFile(props: { conversationId: string; file: ShownFile }) {
  const { conversationId, file } = props;
  const { id, fileName, mimeType, sizeBytes } = file;
  if (!SHOWN_TYPES.includes(mimeType) || sizeBytes > MAX_SHOWN_BYTES)
    return <FileButton {...props} />;
  return (
    <Shown>
      <FilePicture conversationId={conversationId} fileId={id} alt={fileName} />
      <FileButton {...props} />
    </Shown>
  );
}

/** Downloads a file. A link could not send the bearer token. */
function FileButton({ conversationId, file }: { conversationId: string; file: ShownFile }) {
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
