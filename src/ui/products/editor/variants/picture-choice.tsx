import type { Ref } from 'react';
import { styled } from 'styled-components';
import CheckIcon from '~icons/solar/check-circle-bold';
import { Icon } from '../../../kit/icon';
import { moveFocusByArrows } from '../../../kit/move-focus-by-arrows';
import { useText } from '../../../text/use-text';
import type { ProductPictures } from './use-thumbnails';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  font: 400 var(--text-small) var(--font-body);
`;
const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;
const Thumb = styled.button`
  position: relative;
  inline-size: 64px;
  block-size: 64px;
  border-radius: var(--radius-note);
  overflow: hidden;
  box-shadow: inset 0 0 0 1px var(--line-strong);
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > svg {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    border-radius: 50%;
    background: var(--paper);
    color: var(--accent-text);
  }
  &[aria-pressed='true'] {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;
const Muted = styled.p`
  color: var(--text-2);
`;

interface PictureChoiceProps {
  /** Names the selected variants: "Noir · 38" or their number. */
  title: string;
  pictures: ProductPictures;
  /** Whether all selected variants show it. */
  isShown: (id: string) => boolean;
  toggle: (id: string) => void;
  strip: Ref<HTMLDivElement>;
}

/** The product's pictures, to choose those of a variant. */
export function PictureChoice({ title, pictures, isShown, toggle, strip }: PictureChoiceProps) {
  const t = useText('variants');
  const { ids, pending, thumbnailOf } = pictures;
  return (
    <Frame>
      <p>{t('pictures.choose', { title })}</p>
      {ids.length === 0 && <Muted>{t('pictures.noneOfProduct')}</Muted>}
      <Strip
        ref={strip}
        role="group"
        aria-label={t('pictures.choose', { title })}
        onKeyDown={moveFocusByArrows}
      >
        {ids.map((id, at) => (
          <Thumb
            key={id}
            type="button"
            aria-pressed={isShown(id)}
            aria-label={t('pictures.one', { number: at + 1 })}
            onClick={() => toggle(id)}
          >
            <img src={thumbnailOf(id)} alt="" />
            {isShown(id) && <Icon of={CheckIcon} />}
          </Thumb>
        ))}
      </Strip>
      {pending > 0 && <Muted>{t('pictures.waiting', { count: pending })}</Muted>}
    </Frame>
  );
}
