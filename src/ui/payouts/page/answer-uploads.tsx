import { styled } from 'styled-components';
import { EVIDENCE_TYPES, PAYOUT_ANSWER_LIMITS } from '#domain/payouts/payout-evidence';
import CloseIcon from '~icons/solar/close-circle-bold';
import PdfIcon from '~icons/solar/document-text-linear';
import PictureIcon from '~icons/solar/gallery-linear';
import AddIcon from '~icons/solar/paperclip-linear';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { IconButton } from '../../kit/icon-button';
import { Muted } from '../../kit/table/columns';
import { useSnapshot } from '../../lists/use-snapshot';
import { FileChooser } from '../../media/file-chooser';
import { PictureGrid } from '../../media/picture-grid';
import { UploadTile } from '../../media/upload-tile';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { AnswerUploads as Uploads } from './use-answer-uploads';
import type { PayoutAnswerActor } from './use-payout-answer';

const Part = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: var(--space-8);
`;
const Files = styled.ul`
  display: flex;
  flex-direction: column;
  & > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto auto;
    align-items: center;
    gap: var(--space-8);
    border-block-end: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`;

interface AnswerUploadsProps {
  actor: PayoutAnswerActor;
  uploads: Uploads;
}

/** The files of an answer that are stored and those on their way, and the button to add one. */
export function AnswerUploads({
  actor,
  uploads: { queue, uploads, room, leftOut, add },
}: AnswerUploadsProps) {
  const t = useText('payouts');
  const format = useFormat();
  const { files } = useSnapshot(actor).context;
  return (
    <Part>
      <FileChooser label={t('answer.add')} accept={EVIDENCE_TYPES} onFiles={add}>
        {(open) => (
          <Button variant="outline" icon={AddIcon} disabled={room <= 0} onClick={open}>
            {t('answer.add')}
          </Button>
        )}
      </FileChooser>
      <Muted>{t('answer.limits', { count: PAYOUT_ANSWER_LIMITS.files })}</Muted>
      {leftOut > 0 && <Muted role="status">{t('answer.leftOut', { count: leftOut })}</Muted>}
      {files.length > 0 && (
        <Files aria-label={t('answer.files')}>
          {files.map(({ id, fileName, mimeType, sizeBytes }) => (
            <li key={id}>
              <Icon of={mimeType === 'application/pdf' ? PdfIcon : PictureIcon} />
              <span>
                <bdi>{fileName}</bdi>
              </span>
              <Muted>
                <bdi>{format.fileSize(sizeBytes)}</bdi>
              </Muted>
              <IconButton
                icon={CloseIcon}
                label={t('answer.remove', { name: fileName })}
                onClick={() => actor.send({ type: 'file.remove', fileId: id })}
              />
            </li>
          ))}
        </Files>
      )}
      {uploads.length > 0 && (
        <PictureGrid aria-label={t('answer.uploads')}>
          {uploads.map((upload) => (
            <UploadTile key={upload.id} upload={upload} onCancel={() => queue.cancel(upload.id)} />
          ))}
        </PictureGrid>
      )}
    </Part>
  );
}
