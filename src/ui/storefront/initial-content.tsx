import { styled } from 'styled-components';
import { PRELOADED_PICTURE_SLOTS } from '#domain/public-urls/preload-requests';
import {
  OfferColumns,
  Picture,
  ShopBackground,
  ShopHeader,
  TileGrid,
} from '../storefront-parts/shop-layout';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

/**
 * As high as the content the script renders there: search, order and categories, or the back link.
 */
const PictureSlot = styled.div`
  min-block-size: 132px;
  ${media.below('phone')} {
    min-block-size: 200px;
  }
`;
const Line = styled.div`
  min-block-size: 44px;
`;
const Long = styled(ShopBackground)`
  min-block-size: 100vh;
`;

/**
 * Placeholders that the server replaces by a product's name, and by the first available pictures.
 */
const TITLE = '__TITLE__';

function picture(place: (typeof PRELOADED_PICTURE_SLOTS)[number]) {
  return <Picture>{`__${place}__`}</Picture>;
}

/**
 * The initial content of the storefront's document before its script runs: the first pictures, in
 * position.
 */
export function ShopInitialContent() {
  const t = useText('shop');
  return (
    <Long>
      <ShopHeader>
        <h1>{t('title')}</h1>
        <Line />
      </ShopHeader>
      <PictureSlot />
      <TileGrid $old={false}>
        {PRELOADED_PICTURE_SLOTS.map((place) => (
          <li key={place}>{picture(place)}</li>
        ))}
      </TileGrid>
    </Long>
  );
}

/** The initial content of a product's document before its script runs: its picture and its name. */
export function ProductInitialContent() {
  return (
    <Long>
      <Line />
      <OfferColumns>
        {picture(PRELOADED_PICTURE_SLOTS[0])}
        <h1 dir="auto">{TITLE}</h1>
      </OfferColumns>
    </Long>
  );
}
