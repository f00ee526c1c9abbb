import { type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { picturesOfVariant } from '#domain/products/initial-variant';
import { localizedName } from '#domain/text/localized-name';
import type { PublicProduct, PublicVariant } from '#openapi/types.generated';
import { Picture } from '../storefront-parts/shop-layout';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  min-inline-size: 0;
`;
/** As wide as one picture: swiping shows the next one. */
const Slides = styled.ul`
  display: flex;
  gap: var(--space-8);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border-radius: var(--radius-note);
  & > li {
    flex: none;
    inline-size: 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`;
const Strip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  & button {
    inline-size: 64px;
    border-radius: var(--radius-note);
  }
  & button[aria-pressed='true'] {
    box-shadow: 0 0 0 2px var(--focus);
  }
`;

export interface GalleryProps {
  product: PublicProduct;
  variant: PublicVariant | undefined;
}

/**
 * The pictures of a variant, or of the whole product: changed by swiping, by arrow keys and by
 * thumbnails.
 */
export function Gallery({ product, variant }: GalleryProps) {
  const pictures = picturesOfVariant(product.pictures, variant);
  if (pictures.length === 0) return <Picture />;
  return <Slideshow key={pictures.map(({ url }) => url).join(' ')} pictures={pictures} />;
}

/** Pictures in a row: changed by swiping, by arrow keys and by thumbnails. */
export function Slideshow({ pictures }: Pick<PublicProduct, 'pictures'>) {
  const t = useText('shop');
  const language = useLanguage();
  const slides = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const turnTo = (index: number) => {
    const row = slides.current;
    const slide = row?.children[index];
    if (!row || !slide) return;
    row.scrollBy({ left: offsetIn(row, slide) });
    setShown(index);
  };
  const several = pictures.length > 1;
  const many = several && {
    tabIndex: 0,
    'aria-label': t('pictures'),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = stepOf(event);
      if (step === 0) return;
      event.preventDefault();
      turnTo(shown + step);
    },
    onScroll: () => slides.current && setShown(indexIn(slides.current)),
  };
  return (
    <Stack>
      <Slides ref={slides} {...many}>
        {pictures.map(({ url, alt, altEn, altAr }, index) => (
          <li key={url}>
            <Picture>
              <img
                src={url}
                alt={localizedName({ name: alt, nameEn: altEn, nameAr: altAr }, language)}
                width={600}
                height={600}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
              />
            </Picture>
          </li>
        ))}
      </Slides>
      {several && (
        <Strip>
          {pictures.map(({ url, thumbnailUrl }, index) => (
            <li key={url}>
              <button
                type="button"
                aria-pressed={index === shown}
                aria-label={t('picture', { number: index + 1, total: pictures.length })}
                onClick={() => turnTo(index)}
              >
                <Picture>
                  <img src={thumbnailUrl} alt="" width={64} height={64} loading="lazy" />
                </Picture>
              </button>
            </li>
          ))}
        </Strip>
      )}
    </Stack>
  );
}

/** The distance from the row's start to a slide's, negative against the x axis. */
function offsetIn(row: Element, slide: Element): number {
  const [at, to] = [row.getBoundingClientRect(), slide.getBoundingClientRect()];
  return to.x - at.x;
}

/** The index of the slide that fills the row. */
function indexIn(row: Element): number {
  const distances = Array.from(row.children, (slide) => Math.abs(offsetIn(row, slide)));
  return distances.indexOf(Math.min(...distances));
}

/** One step forwards or backwards in reading direction, by an arrow key. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): number {
  const along = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
  return getComputedStyle(currentTarget).direction === 'rtl' ? -along : along;
}
