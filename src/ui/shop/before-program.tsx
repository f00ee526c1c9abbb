import { styled } from 'styled-components';
import { PICTURE_PLACES } from '#domain/addresses/first-calls';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { OfferHalves, Picture, ShopGround, ShopHead, TileGrid } from './shop-layout';

/** As high as what the program puts there: search, order and categories; or the way back. */
const Place = styled.div`
  min-block-size: 132px;
  ${media.below('phone')} {
    min-block-size: 200px;
  }
`;
const Line = styled.div`
  min-block-size: 44px;
`;
const Long = styled(ShopGround)`
  min-block-size: 100vh;
`;

/** What the server replaces: by a product's name, and by the first pictures, as far as there are any. */
const TITLE = '__TITLE__';
const picture = (place: (typeof PICTURE_PLACES)[number]) => <Picture>{`__${place}__`}</Picture>;

/** What a document of the shop shows before its program runs: the first pictures, in their places. */
export function ShopBeforeProgram() {
  const t = useText('shop');
  return (
    <Long>
      <ShopHead>
        <h1>{t('title')}</h1>
        <Line />
      </ShopHead>
      <Place />
      <TileGrid $old={false}>
        {PICTURE_PLACES.map((place) => (
          <li key={place}>{picture(place)}</li>
        ))}
      </TileGrid>
    </Long>
  );
}

/** What the document of a product shows before its program runs: its picture and its name. */
export function ProductBeforeProgram() {
  return (
    <Long>
      <Line />
      <OfferHalves>
        {picture(PICTURE_PLACES[0])}
        <h1 dir="auto">{TITLE}</h1>
      </OfferHalves>
    </Long>
  );
}
