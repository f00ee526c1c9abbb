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
  &[data-wrong] {
    box-shadow: inset 0 0 0 1.5px var(--error-text);
  }
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
  [data-wrong] > & {
    background: color-mix(in srgb, var(--paper) 80%, transparent);
    color: var(--error-text);
  }
`;
const Corner = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  color: var(--text);
  ${media.touch} {
    inline-size: 44px;
    block-size: 44px;
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

/** A picture on its way: how far it is, or why it is not taken and what can be done. */
export function UploadTile({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  const t = useText('media');
  const { line, isWrong, mayRetry, share } = useUploadSight(upload);
  const url = useFileUrl(upload.file);
  const { name } = upload.file;
  return (
    <Frame {...(isWrong && { 'data-wrong': '' })}>
      {url && !isWrong && <TileImage src={url} alt="" />}
      <Corner
        type="button"
        aria-label={t(isWrong ? 'upload.dismiss' : 'upload.cancel', { name })}
        onClick={onCancel}
      >
        <Icon of={CloseIcon} size={18} />
      </Corner>
      <Words>
        {isWrong && <Icon of={DangerIcon} />}
        <span {...(isWrong && { role: 'alert' })}>{line}</span>
        {share !== null && (
          <ProgressBar label={t('upload.sending', { name })} value={Math.round(share * 100)} />
        )}
        {mayRetry && (
          <Again type="button" onClick={() => upload.actor.send({ type: 'upload.retry' })}>
            <Icon of={RetryIcon} size={16} mirrored />
            {t('upload.retry')}
          </Again>
        )}
      </Words>
    </Frame>
  );
}
