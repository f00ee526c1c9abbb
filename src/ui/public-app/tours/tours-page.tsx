import { millisecondsInMinute } from 'date-fns/constants';
import { Link, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { guestsApi } from '#application/tours/guests-api';
import { toursQueryFromUrl } from '#domain/public-urls/tour-requests';
import { tourCover } from '#domain/tours/tour-cover';
import { GUEST_KINDS } from '#domain/tours/tour-prices';
import { tourPath } from '#domain/tours/tour-slug';
import type { PublicTourSummary } from '#openapi/types.generated';
import { Button } from '../../kit/button';
import { Skeleton } from '../../kit/loading/skeleton';
import { Picture } from '../../storefront-parts/shop-layout';
import { useLocalizedName, useLocalizedTitle } from '../../text/localized';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Actions, TourGrid, ToursColumn } from './tours.styles';

const { useListPublicToursQuery } = guestsApi;

const Item = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > span {
    aspect-ratio: 3 / 2;
  }
  & > h2 > a {
    color: var(--text);
  }
  /* The whole card leads to the tour. */
  & > h2 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > p {
    color: var(--text-2);
  }
  & > p:last-child {
    color: var(--text);
    font-weight: var(--weight-strong);
  }
`;

/** `/tour`: the visits and workshops that guests can book, of all stores. */
export function ToursPage() {
  const t = useText('guestTours');
  const { language } = useFormat();
  const [params, setParams] = useSearchParams();
  const query = toursQueryFromUrl(params, language);
  const { data, isError, isFetching, refetch } = useListPublicToursQuery(query);
  const turn = (page: number) => {
    setParams(page === 1 ? {} : { page: String(page) });
    window.scrollTo(0, 0);
  };
  return (
    <ToursColumn>
      <header>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {isError && (
        <div role="alert">
          <p>{t('failed')}</p>
          <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {!data && !isError && <Skeleton $height="320px" />}
      {data?.items.length === 0 && <p>{t('none')}</p>}
      <TourGrid>
        {data?.items.map((tour, index) => (
          <TourItem key={tour.id} tour={tour} isFirst={index === 0} />
        ))}
      </TourGrid>
      {data && data.total > query.pageSize && (
        <Actions as="nav" aria-label={t('pages')}>
          {query.page > 1 && (
            <Button variant="outline" onClick={() => turn(query.page - 1)}>
              {t('previous')}
            </Button>
          )}
          {query.page * query.pageSize < data.total && (
            <Button variant="outline" onClick={() => turn(query.page + 1)}>
              {t('next')}
            </Button>
          )}
        </Actions>
      )}
    </ToursColumn>
  );
}

function TourItem({ tour, isFirst }: { tour: PublicTourSummary; isFirst: boolean }) {
  const t = useText('guestTours');
  const titleOf = useLocalizedTitle();
  const localized = useLocalizedName();
  const { duration, money } = useFormat();
  const { coverUrl, store, city, prices, durationMinutes, description } = tour;
  const names = { name: description, nameEn: tour.descriptionEn, nameAr: tour.descriptionAr };
  const known = GUEST_KINDS.flatMap((kind) => prices[kind] ?? []);
  const where = city
    ? t('byIn', { store: localized(store), city: localized(city) })
    : t('by', { store: localized(store) });
  return (
    <Item>
      <Picture>
        {coverUrl && (
          <img
            {...tourCover(coverUrl)}
            alt=""
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
          />
        )}
      </Picture>
      <h2 dir="auto">
        <Link to={tourPath(tour)}>{titleOf(tour)}</Link>
      </h2>
      <p dir="auto">{localized(names)}</p>
      <p>
        <bdi>{where}</bdi> · {duration(durationMinutes * millisecondsInMinute)}
      </p>
      {known.length > 0 && <p>{t('from', { price: money(Math.min(...known)) })}</p>}
    </Item>
  );
}
