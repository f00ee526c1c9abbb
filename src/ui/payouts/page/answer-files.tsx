import { styled } from 'styled-components';
import { useLazyDownloadPayoutFileQuery } from '#application/api/payouts-endpoints.generated';
import { asProblem } from '#application/problem';
import type { PayoutFile } from '#openapi/types.generated';
import PdfIcon from '~icons/solar/document-text-linear';
import PictureIcon from '~icons/solar/gallery-linear';
import { toasts } from '../../kit/feedback/toast-store';
import { Icon } from '../../kit/icon';
import { saveBlob } from '../../lists/save-as-file';
import { useProblemText } from '../../text/problem-text';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  margin-block-start: var(--space-8);
`;
const FileButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  max-inline-size: 100%;
  min-block-size: 32px;
  padding-inline: var(--space-12);
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  color: var(--text);
  font: 400 var(--text-small) var(--font-body);
  overflow-wrap: anywhere;
  text-align: start;
  &:hover {
    background: var(--hover);
  }
  ${media.touch} {
    min-block-size: 44px;
  }
`;

interface AnswerFilesProps {
  payoutId: string;
  files: readonly PayoutFile[];
}

/** The files of an answer; a click downloads one. A link could not send the bearer token. */
export function AnswerFiles({ payoutId, files }: AnswerFilesProps) {
  const t = useText('payouts');
  const format = useFormat();
  const problemText = useProblemText();
  const [fetchFile] = useLazyDownloadPayoutFileQuery();
  const save = async ({ id, fileName }: PayoutFile) => {
    const { data, error } = await fetchFile({ payoutId, fileId: id });
    if (error) toasts.show({ tone: 'error', title: problemText(asProblem(error)) });
    else if (data instanceof Blob) saveBlob(data, fileName);
  };
  return (
    <Files aria-label={t('answer.files')}>
      {files.map((file) => (
        <li key={file.id}>
          <FileButton type="button" onClick={() => void save(file)}>
            <Icon of={file.mimeType === 'application/pdf' ? PdfIcon : PictureIcon} size={16} />
            <bdi>{file.fileName}</bdi>
            <bdi>{format.fileSize(file.sizeBytes)}</bdi>
          </FileButton>
        </li>
      ))}
    </Files>
  );
}
