import { styled } from 'styled-components';
import type { Upload } from '#application/media/upload-queue';
import CloseIcon from '~icons/solar/close-circle-bold';
import DangerIcon from '~icons/solar/danger-circle-bold';
import RetryIcon from '~icons/solar/restart-linear';
import { Icon } from '../kit/icon';
import { ProgressBar } from '../kit/meter';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { TileImage, tile } from './picture-grid';
import { useFileUrl, useUploadSight } from './upload-state';

const Frame = styled.li`
  ${tile}
  & > img {
    opacity: 0.32;
  }
`;
const Words = styled.div`
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
const Cross = styled.button`
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
const Corner = styled(Cross)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  z-index: 1;
`;
/** A whole row: a reason needs more room than a tile has. */
const WrongRow = styled.li`
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
const Again = styled.button`
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

/** A picture on its way: how far it is, or why it is not taken and what can be done. */
export function UploadTile({ upload, onCancel }: UploadTileProps) {
  const t = useText('media');
  const sight = useUploadSight(upload);
  const url = useFileUrl(upload.file);
  const { name } = upload.file;
  const again = sight.mayRetry && (
    <Again type="button" onClick={() => upload.actor.send({ type: 'upload.retry' })}>
      <Icon of={RetryIcon} size={16} mirrored />
      {t('upload.retry')}
    </Again>
  );
  if (sight.isWrong) {
    return (
      <WrongRow>
        <Icon of={DangerIcon} />
        <div role="alert">
          <b>
            <bdi>{name}</bdi>
          </b>
          <p>{sight.line}</p>
          {again}
        </div>
        <Cross type="button" aria-label={t('upload.dismiss', { name })} onClick={onCancel}>
          <Icon of={CloseIcon} size={18} />
        </Cross>
      </WrongRow>
    );
  }
  return (
    <Frame>
      {url && <TileImage src={url} alt="" />}
      <Corner type="button" aria-label={t('upload.cancel', { name })} onClick={onCancel}>
        <Icon of={CloseIcon} size={18} />
      </Corner>
      <Words>
        <span>{sight.line}</span>
        {sight.share !== null && (
          <ProgressBar
            label={t('upload.sending', { name })}
            value={Math.round(sight.share * 100)}
          />
        )}
        {again}
      </Words>
    </Frame>
  );
}
