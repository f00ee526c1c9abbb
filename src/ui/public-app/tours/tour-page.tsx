import { millisecondsInMinute } from 'date-fns/constants';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { asProblem } from '#application/problem';
import { guestsApi } from '#application/tours/guests-api';
import { thumbnailUrlOf } from '#domain/media/picture-limits';
import { tourIdOfSlug } from '#domain/tours/tour-id-of-slug';
import { GUEST_KINDS } from '#domain/tours/tour-prices';
import { tourSlug } from '#domain/tours/tour-slug';
import type { PublicTour } from '#openapi/types.generated';
import { Button } from '../../kit/button';
import { Card, CardHeader } from '../../kit/layout/card';
import { Skeleton } from '../../kit/loading/skeleton';
import { LazyPlaceMap } from '../../map/lazy-place-map';
import { PublicNotFound } from '../../public-context/public-not-found';
import { Slideshow } from '../../storefront/gallery';
import { OfferColumns, Picture } from '../../storefront-parts/shop-layout';
import { useLocalizedName, useLocalizedTitle } from '../../text/localized';
import { RichText } from '../../text/rich-text';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { CancellationPolicyWords } from './cancellation-policy';
import { TourDepartures } from './tour-departures';
import { Facts, ToursColumn } from './tours.styles';

const { useGetPublicTourQuery } = guestsApi;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  min-inline-size: 0;
  & > p {
    color: var(--text-2);
  }
`;
/** Beside the pictures and what is written about the tour: its facts and departures. */
const TourColumns = styled(OfferColumns)`
  grid-template-rows: auto 1fr;
  align-items: start;
`;
const Side = styled.div`
  display: flex;
  flex-direction: column;
  grid-row: 1 / span 2;
  grid-column: 2;
  gap: var(--space-24);
  min-inline-size: 0;
  ${media.below('tablet')} {
    grid-row: auto;
    grid-column: auto;
  }
`;
const Included = styled.ul`
  padding-inline-start: var(--space-20);
  list-style: disc;
`;
const Muted = styled.small`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

/** `/tour/{slug}`: one tour. A former title redirects to the current one. */
export function TourPage() {
  const { slug = '' } = useParams();
  const t = useText('guestTours');
  const tourId = tourIdOfSlug(slug);
  const { currentData, error, isFetching, refetch } = useGetPublicTourQuery(
    { tourId: tourId ?? '' },
    { skip: tourId === null },
  );
  usePresentAddress(slug, currentData);
  if (tourId === null || (error && asProblem(error).status === 404)) return <PublicNotFound />;
  if (currentData) return <Tour tour={currentData} />;
  return (
    <ToursColumn>
      <h1 tabIndex={-1}>{t('title')}</h1>
      {error ? (
        <div role="alert">
          <p>{t('failed')}</p>
          <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <Skeleton $height="320px" />
      )}
    </ToursColumn>
  );
}

function usePresentAddress(slug: string, tour: PublicTour | undefined): void {
  const navigate = useNavigate();
  const present = tour ? tourSlug(tour) : slug;
  useEffect(() => {
    if (present !== slug) void navigate(`/tour/${encodeURIComponent(present)}`, { replace: true });
  }, [present, slug, navigate]);
}

function Tour({ tour }: { tour: PublicTour }) {
  const t = useText('guestTours');
  const visit = useText('visit');
  const localized = useLocalizedName();
  const title = useLocalizedTitle()(tour);
  useEffect(() => {
    document.title = visit('documentTitle', { title });
  }, [visit, title]);
  const { store, city, description, descriptionEn, descriptionAr, minimum, maximum } = tour;
  const content = { name: tour.content, nameEn: tour.contentEn, nameAr: tour.contentAr };
  const pictures = tour.pictures.map(({ url }) => ({
    url,
    thumbnailUrl: thumbnailUrlOf(url, 96),
    alt: title,
    altEn: title,
    altAr: title,
  }));
  return (
    <ToursColumn as="article">
      <TourColumns>
        {pictures.length > 0 ? <Slideshow pictures={pictures} /> : <Picture />}
        <Side>
          <Text>
            <h1 tabIndex={-1} dir="auto">
              {title}
            </h1>
            <p dir="auto">
              {city
                ? t('byIn', { store: localized(store), city: localized(city) })
                : t('by', { store: localized(store) })}
            </p>
            <p dir="auto">
              {localized({ name: description, nameEn: descriptionEn, nameAr: descriptionAr })}
            </p>
            <TourFacts tour={tour} />
            <Muted>{t('size', { minimum, maximum })}</Muted>
          </Text>
          <TourDepartures tour={tour} />
        </Side>
        <Text>
          <RichText html={localized(content)} top={2} />
          <IncludedList tour={tour} />
          <Card aria-label={t('policy.title')}>
            <CardHeader title={t('policy.title')} />
            <CancellationPolicyWords policy={tour.cancellationPolicy} />
          </Card>
          {tour.mapPoint && (
            <LazyPlaceMap point={tour.mapPoint} town={city ? localized(city) : undefined} />
          )}
        </Text>
      </TourColumns>
      <p>
        <Link to="/tour">{t('all')}</Link>
      </p>
    </ToursColumn>
  );
}

function TourFacts({ tour }: { tour: PublicTour }) {
  const t = useText('guestTours');
  const { duration, list, money, number } = useFormat();
  const { prices, languages, durationMinutes, address } = tour;
  return (
    <Facts>
      {GUEST_KINDS.map((kind) => {
        const price = prices[kind];
        if (price === null) return null;
        return (
          <Price
            key={kind}
            label={
              kind === 'group' && prices.groupSize !== null
                ? t('groupOf', { count: number(prices.groupSize) })
                : t(`kinds.${kind}`)
            }
            price={money(price)}
          />
        );
      })}
      <dt>{t('duration')}</dt>
      <dd>{duration(durationMinutes * millisecondsInMinute)}</dd>
      {languages.length > 0 && (
        <>
          <dt>{t('languages')}</dt>
          <dd>{list(languages.map((language) => t(`spoken.${language}`)))}</dd>
        </>
      )}
      {address && (
        <>
          <dt>{t('address')}</dt>
          <dd>
            <bdi>{address}</bdi>
          </dd>
        </>
      )}
    </Facts>
  );
}

function Price({ label, price }: { label: string; price: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <strong>{price}</strong>
      </dd>
    </>
  );
}

/** One line of the text is one thing that is included. */
function IncludedList({ tour: { included, includedEn, includedAr } }: { tour: PublicTour }) {
  const t = useText('guestTours');
  const localized = useLocalizedName();
  const text = localized({ name: included, nameEn: includedEn, nameAr: includedAr });
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{t('included')}</h2>
      <Included>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </Included>
    </section>
  );
}
