import { styled } from 'styled-components';
import type { Language } from '#domain/format/languages';
import type { ProductImage } from '#openapi/types.generated';
import BoxIcon from '~icons/solar/box-linear';
import { Icon } from '../../../kit/icon';
import { useTextIn } from '../../../text/use-text-in';
import { altIn } from './visible-pictures';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;
const Large = styled.div`
  display: grid;
  place-items: center;
  align-content: center;
  gap: var(--space-8);
  aspect-ratio: 1;
  border-radius: var(--radius-note);
  background: var(--sunk);
  color: var(--text-2);
  overflow: hidden;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
const Thumbnails = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(56px, 1fr));
  gap: var(--space-8);
`;
const Thumbnail = styled.button`
  display: block;
  inline-size: 100%;
  aspect-ratio: 1;
  border-radius: var(--radius-control);
  background: var(--sunk);
  overflow: hidden;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &[aria-pressed='true'] {
    box-shadow: 0 0 0 2px var(--paper), 0 0 0 4px var(--fill);
  }
`;

interface GalleryProps {
  pictures: readonly ProductImage[];
  /** The picture shown large; the cover when it is null or no longer exists. */
  shownId: string | null;
  onShow: (id: string) => void;
  language: Language;
  /** Read aloud for a picture without a description. */
  name: string;
}

/** The cover shown large, with the other pictures to choose from. */
export function Gallery({ pictures, shownId, onShow, language, name }: GalleryProps) {
  const t = useTextIn('product', language);
  const shown = pictures.find(({ id }) => id === shownId) ?? pictures[0];
  return (
    <Frame>
      <Large>
        {shown ? (
          <img src={shown.url} alt={altIn(shown, language) ?? name} />
        ) : (
          <>
            <Icon of={BoxIcon} size={40} />
            {t('shopper.noPicture')}
          </>
        )}
      </Large>
      {pictures.length > 1 && (
        <Thumbnails aria-label={t('shopper.pictures')}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <Thumbnail
                type="button"
                aria-pressed={picture === shown}
                onClick={() => onShow(picture.id)}
              >
                <img
                  src={picture.thumbnailUrl}
                  alt={altIn(picture, language) ?? t('shopper.picture', { number: index + 1 })}
                  loading="lazy"
                />
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      )}
    </Frame>
  );
}
