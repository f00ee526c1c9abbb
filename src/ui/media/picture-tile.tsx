import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import PreviousIcon from '~icons/solar/alt-arrow-left-linear';
import NextIcon from '~icons/solar/alt-arrow-right-linear';
import { Icon } from '../kit/icon';
import { Skeleton } from '../kit/loading/skeleton';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { TileImage, tileStyles } from './picture-grid';
import type { useDragOrder } from './use-drag-order';
import type { Picture } from './use-pictures';
import { tileUrl } from './use-pictures';

interface PictureTileProps {
  picture: Picture;
  /** From 0; the first is the cover. */
  place: number;
  total: number;
  /** Its alternative text in the page's language. */
  name: string;
  readOnly: boolean;
  drag: ReturnType<typeof useDragOrder>;
  onMove: (place: number) => void;
  onOpen: () => void;
  onRemove: () => void;
}

const Frame = styled.li`
  position: relative;
  &[data-cover] {
    grid-area: span 2 / span 2;
  }
  &[data-dragging] {
    opacity: 0.4;
  }
  &[data-over] > button:first-child {
    outline: 2px solid var(--fill);
    outline-offset: 2px;
  }
`;
const TileButton = styled.button`
  ${tileStyles}
  touch-action: pan-y;
  &:hover {
    filter: brightness(0.97);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
const Badge = styled.span`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-start: 6px;
  padding: 2px 8px;
  border-radius: var(--radius-chip);
  background: var(--grey-800);
  color: var(--white);
  font: var(--weight-strong) var(--text-chip) var(--font-body);
`;
const Arrows = styled.div`
  position: absolute;
  inset-block-end: 4px;
  inset-inline: 4px;
  display: flex;
  justify-content: space-between;
  pointer-events: none;
  opacity: 0;
  transition: opacity var(--t-hover) var(--ease);
  li:is(:hover, :focus-within) > & {
    opacity: 1;
  }
  ${media.touch} {
    opacity: 1;
  }
`;
/**
 * On touch devices the pressable area is larger than the visible button, which would otherwise hide
 * the picture.
 */
const Arrow = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  color: var(--text);
  pointer-events: auto;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-chip);
    background: var(--paper);
    box-shadow: var(--shadow-card);
  }
  & > svg {
    position: relative;
  }
  &:disabled {
    visibility: hidden;
  }
  ${media.touch} {
    inline-size: 44px;
    block-size: 44px;
    margin: -8px;
    &::before {
      inset: 10px;
    }
  }
`;

/** How many places a key moves a picture: arrow keys follow the reading direction. */
function stepOf(event: KeyboardEvent): number | null {
  const backwards = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Record<string, number> = {
    ArrowLeft: backwards ? 1 : -1,
    ArrowRight: backwards ? -1 : 1,
    ArrowUp: -1,
    ArrowDown: 1,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  return steps[event.key] ?? null;
}

/**
 * One picture of a product: opens when pressed; arrow keys, dragging and the two small buttons move
 * it.
 */
export function PictureTile(props: PictureTileProps) {
  const { picture, place, total, name, readOnly, drag, onMove, onOpen } = props;
  const t = useText('media');
  const isCover = place === 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly) return;
    const step = stepOf(event);
    if (step !== null) onMove(place + step);
    else if (event.key === 'Delete') props.onRemove();
    else return;
    event.preventDefault();
  };
  const marks = {
    'data-picture': picture.id,
    ...(isCover && { 'data-cover': '' }),
    ...(drag.dragging === picture.id && { 'data-dragging': '' }),
    ...(drag.over === picture.id && { 'data-over': '' }),
  };
  return (
    <Frame {...marks}>
      <TileButton
        type="button"
        aria-haspopup="dialog"
        aria-label={t('field.picture', { place: place + 1, total, name })}
        onClick={() => !drag.wasDragged() && onOpen()}
        onKeyDown={onKeyDown}
        {...(readOnly ? {} : drag.handlers(picture.id))}
      >
        {picture.url ? (
          <TileImage src={tileUrl(picture.url, isCover)} alt="" draggable={false} />
        ) : (
          <Skeleton $height="100%" $radius="0" />
        )}
        {isCover && <Badge>{t('field.cover')}</Badge>}
      </TileButton>
      {!readOnly && total > 1 && (
        <Arrows>
          <MoveButton to={place - 1} total={total} onMove={onMove} label={t('field.earlier')} />
          <MoveButton to={place + 1} total={total} onMove={onMove} label={t('field.later')} later />
        </Arrows>
      )}
    </Frame>
  );
}

interface MoveButtonProps {
  to: number;
  total: number;
  label: string;
  later?: boolean;
  onMove: (place: number) => void;
}

/** The arrow buttons for pointers; the keys work on the picture itself. */
function MoveButton({ to, total, label, later = false, onMove }: MoveButtonProps) {
  return (
    <Arrow
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={to < 0 || to >= total}
      onClick={() => onMove(to)}
    >
      <Icon of={later ? NextIcon : PreviousIcon} size={16} mirrored />
    </Arrow>
  );
}
