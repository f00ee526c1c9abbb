import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { asProblem } from '#application/problem';
import { guestsApi } from '#application/tours/guests-api';
import type { PlacesValues } from '#domain/tours/guest-forms';
import { tourIdOfSlug } from '#domain/tours/tour-id-of-slug';
import { GUEST_KINDS } from '#domain/tours/tour-prices';
import type { PublicTour } from '#openapi/types.generated';
import { StepLayout } from '../../checkout/step-layout';
import { Button, ButtonLink } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { Stepper } from '../../kit/layout/stepper';
import { Skeleton } from '../../kit/loading/skeleton';
import { PublicNotFound } from '../../public-context/public-not-found';
import { ShopBackground } from '../../storefront-parts/shop-layout';
import { useProblemText } from '../../text/problem-text';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { BookingPaymentStep } from './booking-payment-step';
import { BookingSummary } from './booking-summary';
import { ContactStep } from './contact-step';
import { PlacesStep } from './places-step';
import { TicketCard } from './ticket-card';
import { Actions, Narrow } from './tours.styles';
import { type PlaceBookingProcess, usePlaceBooking } from './use-place-booking';

const { useGetPublicTourQuery } = guestsApi;

const STEPS = ['places', 'contact', 'payment'] as const;

/** Its colour reaches both edges of the screen, at any width. */
const Background = styled(ShopBackground)`
  background: var(--ground);
  box-shadow: 0 0 0 100vmax var(--ground);
  clip-path: inset(0 -100vmax);
`;

/** `/tour/{slug}/book`: a guest books places. The link of a hold is behind the #. */
export function PlaceBookingPage() {
  const { slug = '' } = useParams();
  const link = useLocation().hash.slice(1) || null;
  const process = usePlaceBooking(link);
  const { snapshot } = process;
  useLinkInAddress(snapshot.context.link, link);
  const tourId = tourIdOfSlug(slug);
  const { data, error, refetch } = useGetPublicTourQuery(
    { tourId: tourId ?? '' },
    { skip: tourId === null },
  );
  // Its prices and free places changed meanwhile.
  const isOutdated = snapshot.context.problem !== null && snapshot.hasTag('places');
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  // A tour that was on sale when the page opened stays on it: the step says what happened.
  const isUnknown = !data && error !== undefined && asProblem(error).status === 404;
  if (tourId === null || (isUnknown && snapshot.hasTag('places'))) return <PublicNotFound />;
  return (
    <Background>
      <Booking process={process} tour={data} slug={slug} />
    </Background>
  );
}

/** A reload goes on with the held places. */
function useLinkInAddress(link: string | null, inAddress: string | null): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (link !== inAddress) void navigate({ search, hash: link ?? '' }, { replace: true });
  }, [link, inAddress, navigate, search]);
}

interface BookingProps {
  process: PlaceBookingProcess;
  tour: PublicTour | undefined;
  slug: string;
}

function Booking({ process, tour, slug }: BookingProps) {
  const t = useText('guestTours');
  const { snapshot } = process;
  const { booking } = snapshot.context;
  const path = `/tour/${encodeURIComponent(slug)}`;
  if (snapshot.matches('booked')) return <Booked process={process} />;
  if (snapshot.matches('listed')) return <Listed process={process} path={path} />;
  if (snapshot.matches('expired')) return <Expired process={process} />;
  const step = snapshot.hasTag('payment') ? 2 : snapshot.hasTag('contact') ? 1 : 0;
  return (
    <>
      <h1 tabIndex={-1}>{t('booking.title')}</h1>
      <Stepper
        label={t('booking.steps.label')}
        steps={STEPS.map((name) => t(`booking.steps.${name}`))}
        current={step}
        onStep={() => process.send({ type: 'step.back' })}
        canStep={(index) => index === step - 1 && snapshot.can({ type: 'step.back' })}
      />
      <StepLayout>
        <Step process={process} tour={tour} path={path} />
        {booking && <BookingSummary booking={booking} />}
      </StepLayout>
    </>
  );
}

function Step({ process, tour, path }: Omit<BookingProps, 'slug'> & { path: string }) {
  const { snapshot } = process;
  const [params] = useSearchParams();
  if (snapshot.matches('unread')) return <Unread process={process} />;
  if (snapshot.hasTag('payment')) return <BookingPaymentStep process={process} />;
  if (snapshot.hasTag('contact')) return <ContactStep process={process} />;
  if (!tour || snapshot.matches('reading')) return <Skeleton $height="320px" />;
  return (
    <PlacesStep
      process={process}
      tour={tour}
      back={path}
      initial={initialPlaces(tour, params.get('departure'), snapshot.context.choice)}
    />
  );
}

/** What was chosen before, or the departure of the address and one guest of the first kind. */
function initialPlaces(
  { departures, prices }: PublicTour,
  wanted: string | null,
  choice: PlaceBookingProcess['snapshot']['context']['choice'],
): PlacesValues {
  const id = choice?.departureId ?? wanted;
  const departureId = departures.find((departure) => departure.id === id)?.id ?? null;
  const first = GUEST_KINDS.find((kind) => prices[kind] !== null);
  const quantityOf = (kind: (typeof GUEST_KINDS)[number]) =>
    choice
      ? (choice.guests.find((guest) => guest.kind === kind)?.quantity ?? null)
      : kind === first
        ? 1
        : null;
  return {
    departureId,
    adult: quantityOf('adult'),
    child: quantityOf('child'),
    group: quantityOf('group'),
  };
}

function Unread({ process: { snapshot, send } }: { process: PlaceBookingProcess }) {
  const t = useText('guestTours');
  const problemText = useProblemText();
  const { problem } = snapshot.context;
  return (
    <Note
      tone="error"
      announce
      title={t('booking.unread')}
      action={<Button onClick={() => send({ type: 'failure.retry' })}>{t('retry')}</Button>}
    >
      {problem && problemText(problem)}
    </Note>
  );
}

function Expired({ process: { send } }: { process: PlaceBookingProcess }) {
  const t = useText('guestTours');
  return (
    <Narrow>
      <h1 tabIndex={-1}>{t('booking.expired')}</h1>
      <p role="status">{t('booking.expiredHint')}</p>
      <Actions>
        <Button size="large" onClick={() => send({ type: 'step.back' })}>
          {t('booking.again')}
        </Button>
      </Actions>
    </Narrow>
  );
}

/** Moves the focus to the heading of what has ended. */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}

function Booked({ process: { snapshot } }: { process: PlaceBookingProcess }) {
  const t = useText('guestTours');
  const { language } = useFormat();
  const heading = useFocusedHeading();
  const { booking } = snapshot.context;
  if (booking === null) return null;
  return (
    <Narrow>
      <h1 ref={heading} tabIndex={-1}>
        {t('booking.done')}
      </h1>
      <p>{t('booking.doneText')}</p>
      <TicketCard booking={booking} />
      <Actions>
        <ButtonLink to={`/tour-booking?lng=${language}#${booking.link}`} variant="text">
          {t('ticket.title')}
        </ButtonLink>
      </Actions>
    </Narrow>
  );
}

function Listed({ process: { snapshot }, path }: { process: PlaceBookingProcess; path: string }) {
  const t = useText('guestTours');
  const { language } = useFormat();
  const heading = useFocusedHeading();
  const { entry, contact } = snapshot.context;
  return (
    <Narrow>
      <h1 ref={heading} tabIndex={-1}>
        {t('booking.listed')}
      </h1>
      <p>{t(contact?.email ? 'booking.listedText' : 'booking.noMail')}</p>
      <Actions>
        <ButtonLink to={`/tour-offer?lng=${language}#${entry?.link ?? ''}`}>
          {t('booking.toEntry')}
        </ButtonLink>
        <ButtonLink to={path} variant="outline">
          {t('booking.toTour')}
        </ButtonLink>
      </Actions>
    </Narrow>
  );
}
