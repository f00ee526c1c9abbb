import { styled } from 'styled-components';
import type { Upload } from '#application/media/upload-queue';
import CloseIcon from '~icons/solar/close-circle-bold';
import DangerIcon from '~icons/solar/danger-circle-bold';
import RetryIcon from '~icons/solar/restart-linear';
import { ProgressBar } from '../kit/feedback/meter';
import { Icon } from '../kit/icon';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { TileImage, tileStyles } from './picture-grid';
import { useFileUrl, useUploadStatus } from './upload-state';

const Frame = styled.li`
  ${tileStyles}
  & > img {
    opacity: 0.32;
  }
`;
const Text = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 6px;
  padding: 26px 6px 6px;
  font: var(--weight-strong) var(--text-help) var(--font-body);
  text-align: center;
  overflow-wrap: anywhere;
  & > [role='progressbar'] {
    inline-size: 80%;
  }
`;
const CancelButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  color: var(--text);
  ${media.touch} {
    inline-size: 44px;
    block-size: 44px;
  }
`;
const Corner = styled(CancelButton)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  z-index: 1;
`;
/** A whole row, because a reason needs more room than a tile has. */
const ErrorRow = styled.li`
  display: flex;
  grid-column: 1 / -1;
  order: 1;
  align-items: flex-start;
  gap: var(--space-8);
  padding: var(--space-8);
  padding-inline-start: var(--space-12);
  border-radius: var(--radius-note);
  background: var(--error-note);
  color: var(--error-text);
  font: 400 var(--text-small) var(--font-body);
  & > svg {
    margin-block-start: 4px;
  }
  & > div {
    flex: 1;
    min-inline-size: 0;
    padding-block: 4px;
    overflow-wrap: anywhere;
  }
`;
const RetryButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 24px;
  color: var(--accent-text);
  font: var(--weight-strong) var(--text-help) var(--font-body);
  ${media.touch} {
    min-block-size: 44px;
  }
`;

interface UploadTileProps {
  upload: Upload;
  onCancel: () => void;
}

/** A pending upload: its progress, or why it was refused and the possible actions. */
export function UploadTile({ upload, onCancel }: UploadTileProps) {
  const t = useText('media');
  const status = useUploadStatus(upload);
  const url = useFileUrl(upload.file);
  const { name } = upload.file;
  const again = status.mayRetry && (
    <RetryButton type="button" onClick={() => upload.actor.send({ type: 'upload.retry' })}>
      <Icon of={RetryIcon} size={16} mirrored />
      {t('upload.retry')}
    </RetryButton>
  );
  if (status.isWrong) {
    return (
      <ErrorRow>
        <Icon of={DangerIcon} />
        <div role="alert">
          <b>
            <bdi>{name}</bdi>
          </b>
          <p>{status.line}</p>
          {again}
        </div>
        <CancelButton type="button" aria-label={t('upload.dismiss', { name })} onClick={onCancel}>
          <Icon of={CloseIcon} size={18} />
        </CancelButton>
      </ErrorRow>
    );
  }
  return (
    <Frame>
      {url && <TileImage src={url} alt="" />}
      <Corner type="button" aria-label={t('upload.cancel', { name })} onClick={onCancel}>
        <Icon of={CloseIcon} size={18} />
      </Corner>
      <Text>
        <span>{status.line}</span>
        {status.share !== null && (
          <ProgressBar
            label={t('upload.sending', { name })}
            value={Math.round(status.share * 100)}
          />
        )}
        {again}
      </Text>
    </Frame>
  );
}
