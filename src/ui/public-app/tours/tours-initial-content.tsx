import { styled } from 'styled-components';
import { PRELOADED_PICTURE_SLOTS } from '#domain/public-urls/preload-requests';
import { OfferColumns, Picture } from '../../storefront-parts/shop-layout';
import { useText } from '../../text/use-text';
import { TourGrid, ToursColumn } from './tours.styles';

const Long = styled(ToursColumn)`
  min-block-size: 100vh;
`;
const First = styled.li`
  & > span {
    aspect-ratio: 3 / 2;
  }
`;

/** The server replaces these by what it knows of the page. */
const SLOTS = { title: '__TITLE__', description: '__DESCRIPTION__', content: '__CONTENT__' };
const PICTURE = `__${PRELOADED_PICTURE_SLOTS[0]}__`;

/** What the document of the list of tours shows before its app. */
export function ToursInitialContent() {
  const t = useText('guestTours');
  return (
    <Long>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <TourGrid>
        <First>
          <Picture>{PICTURE}</Picture>
        </First>
      </TourGrid>
    </Long>
  );
}

/** The same of a tour: its picture, its title and its text, which the server fills in. */
export function TourInitialContent() {
  return (
    <Long>
      <OfferColumns>
        <Picture>{PICTURE}</Picture>
        <div>
          <h1 dir="auto">{SLOTS.title}</h1>
          <p>{SLOTS.description}</p>
        </div>
      </OfferColumns>
      <div>{SLOTS.content}</div>
    </Long>
  );
}
