import { useState } from 'react';
import { styled } from 'styled-components';
import CropIcon from '~icons/solar/crop-minimalistic-linear';
import CoverIcon from '~icons/solar/star-linear';
import RemoveIcon from '~icons/solar/trash-bin-minimalistic-linear';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { Dialog } from '../kit/overlays/dialog';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { AltTextsForm } from './alt-texts-form';
import { pictureName } from './picture-name';
import type { Picture } from './use-pictures';
import { tileUrl } from './use-pictures';

const loadCrop = preloadable(() => import('./crop-dialog'));
const CropDialog = lazyComponent(loadCrop, 'CropDialog');

interface PictureDialogProps {
  picture: Picture;
  /** From 0; the first is the cover. */
  place: number;
  readOnly: boolean;
  onCover: () => void;
  onRemove: () => void;
  /** Receives the crop, as a file to upload. */
  onCropped: (file: File) => void;
  onClose: () => void;
}

const Large = styled.img`
  align-self: center;
  max-inline-size: 100%;
  max-block-size: min(320px, 40dvh);
  border-radius: var(--radius-note);
  background: var(--sunk);
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

/** One picture of a product in large, with its actions and its texts. */
export function PictureDialog(props: PictureDialogProps) {
  const { picture, place, readOnly, onClose } = props;
  const t = useText('media');
  const name = pictureName(picture, useLanguage());
  const [isCropping, setIsCropping] = useState(false);
  const doAndClose = (action: () => void) => () => {
    onClose();
    action();
  };
  if (isCropping && picture.url) {
    return (
      <Deferred>
        <CropDialog
          url={picture.url}
          fileName={picture.fileName ?? 'image'}
          onCropped={(file) => {
            onClose();
            props.onCropped(file);
          }}
          onClose={() => setIsCropping(false)}
        />
      </Deferred>
    );
  }
  return (
    <Dialog open onClose={onClose} title={name ?? t('picture.title')} width={560}>
      {picture.url && <Large src={tileUrl(picture.url, true)} alt={name ?? ''} />}
      {!readOnly && (
        <Actions>
          {place > 0 && (
            <Button variant="outline" icon={CoverIcon} onClick={doAndClose(props.onCover)}>
              {t('picture.makeCover')}
            </Button>
          )}
          {picture.media && (
            <Button
              variant="outline"
              icon={CropIcon}
              onPointerEnter={() => void loadCrop.preload()}
              onClick={() => setIsCropping(true)}
            >
              {t('picture.crop')}
            </Button>
          )}
          <Button variant="outline" icon={RemoveIcon} onClick={doAndClose(props.onRemove)}>
            {t('picture.remove')}
          </Button>
        </Actions>
      )}
      {picture.media && !readOnly && <AltTextsForm media={picture.media} />}
      {!picture.id.startsWith('med_') && <Note tone="info">{t('picture.remote')}</Note>}
    </Dialog>
  );
}
