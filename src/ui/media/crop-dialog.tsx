import { useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import cropStyles from 'react-image-crop/dist/ReactCrop.css?inline';
import { createGlobalStyle, styled } from 'styled-components';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { SegmentedControl } from '../kit/fields/segmented-control';
import { Dialog } from '../kit/overlays/dialog';
import { useText } from '../text/use-text';
import { croppedFile } from './cropped-file';

interface CropDialogProps {
  /** The complete picture, on this host. */
  url: string;
  fileName: string;
  onCropped: (file: File) => void;
  onClose: () => void;
  /** The crop must be a square. */
  square?: boolean | undefined;
  /** Maximum pixels of the longer side; the picture's own size by default. */
  longestSide?: number | undefined;
}

const RATIOS = { free: undefined, square: 1, portrait: 4 / 5, landscape: 4 / 3 } as const;
type Ratio = keyof typeof RATIOS;
const RATIO_NAMES = Object.keys(RATIOS) as Ratio[];

/** Share of the picture's sides in the initial crop, in percent. */
const FIRST_SHARE = 90;

/**
 * The library's own style sheet, included in this chunk's code: a separate file would slow down the
 * first load.
 */
const CropStyles = createGlobalStyle`${cropStyles}`;

/** Pictures run from left to right in every language, and so does the crop. */
const Stage = styled.div`
  display: flex;
  justify-content: center;
  & img {
    max-block-size: 50dvh;
  }
`;

function firstCrop({ naturalWidth: width, naturalHeight: height }: HTMLImageElement, ratio: Ratio) {
  const share = { unit: '%', width: FIRST_SHARE } as const;
  const aspect = RATIOS[ratio] ?? width / height;
  return centerCrop(makeAspectCrop(share, aspect, width, height), width, height);
}

/**
 * Crops a picture, by pointer or with the arrow keys on its corners, and creates a file of the
 * crop.
 */
export function CropDialog(props: CropDialogProps) {
  const { url, fileName, onCropped, onClose, square = false, longestSide } = props;
  const t = useText('media');
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [ratio, setRatio] = useState<Ratio>(square ? 'square' : 'free');
  const [hasFailed, setHasFailed] = useState(false);
  const begin = (next: Ratio) => {
    setRatio(next);
    if (image.current?.naturalWidth) setCrop(firstCrop(image.current, next));
  };
  const apply = async () => {
    if (!image.current || !crop) return;
    const { x, y, width, height } = crop;
    const area = { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
    const file = await croppedFile(image.current, area, fileName, longestSide);
    if (file) onCropped(file);
    else setHasFailed(true);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('crop.title')}
      description={t('crop.text')}
      width={640}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('crop.cancel')}
          </Button>
          <Button disabled={!crop} onClick={() => void apply()}>
            {t('crop.apply')}
          </Button>
        </>
      }
    >
      {!square && (
        <SegmentedControl
          label={t('crop.ratio')}
          value={ratio}
          segments={RATIO_NAMES.map((id) => ({ value: id, label: t(`crop.ratios.${id}`) }))}
          onChange={begin}
        />
      )}
      <CropStyles />
      <Stage dir="ltr">
        <ReactCrop
          {...(crop && { crop })}
          {...(ratio !== 'free' && { aspect: RATIOS[ratio] })}
          keepSelection
          minWidth={16}
          minHeight={16}
          ariaLabels={{
            cropArea: t('crop.area'),
            nwDragHandle: t('crop.area'),
            nDragHandle: t('crop.area'),
            neDragHandle: t('crop.area'),
            eDragHandle: t('crop.area'),
            seDragHandle: t('crop.area'),
            sDragHandle: t('crop.area'),
            swDragHandle: t('crop.area'),
            wDragHandle: t('crop.area'),
          }}
          onChange={(_pixels, percent) => setCrop(percent)}
        >
          <img
            ref={image}
            src={url}
            alt=""
            onLoad={() => begin(ratio)}
            onError={() => setHasFailed(true)}
          />
        </ReactCrop>
      </Stage>
      {hasFailed && (
        <Note tone="error" announce>
          {t('crop.failed')}
        </Note>
      )}
    </Dialog>
  );
}
