import { Formik, useFormikContext } from 'formik';
import { guestsOfValues, type PlacesValues, placesSchema } from '#domain/tours/guest-forms';
import { GUEST_KINDS, priceGuests, totalOf } from '#domain/tours/tour-prices';
import type { PublicTour } from '#openapi/types.generated';
import { Pair } from '../../checkout/contact-fields';
import { StepBody, StepFooter } from '../../checkout/step-layout';
import { Button, ButtonLink } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { BoundNumberField } from '../../kit/form/bound-more-fields';
import { BoundSelect } from '../../kit/form/bound-select';
import { KitForm } from '../../kit/form/kit-form';
import { validateWith } from '../../kit/form/zod-formik';
import { Card, CardHeader } from '../../kit/layout/card';
import { useLocalizedTitle } from '../../text/localized';
import { useCodeText, useProblemText } from '../../text/problem-text';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { SummaryLines } from './booking-summary';
import { CancellationPolicyWords } from './cancellation-policy';
import { useDepartureWords, useGuestWords } from './tour-words';
import type { PlaceBookingProcess } from './use-place-booking';

const PLACES_FORM = 'places-of-booking';

export interface PlacesStepProps {
  process: PlaceBookingProcess;
  tour: PublicTour;
  /** What is chosen at first. */
  initial: PlacesValues;
  /** The path of the tour. */
  back: string;
}

/** The first step: the departure, and how many guests of each kind. */
export function PlacesStep({ process, tour, initial, back }: PlacesStepProps) {
  const t = useText('guestTours');
  const codeText = useCodeText();
  const { snapshot, send } = process;
  const choose = (values: PlacesValues) => {
    const guests = guestsOfValues(values);
    const total = totalOf(priceGuests(guests, tour.prices));
    const choice = { departureId: values.departureId ?? '', guests, total };
    send({ type: 'places.choose', choice });
  };
  return (
    <Formik<PlacesValues>
      initialValues={initial}
      validate={validateWith<PlacesValues>(placesSchema(tour.prices))}
      onSubmit={choose}
    >
      {() => (
        <>
          <StepBody>
            <Card>
              <CardHeader title={t('booking.departure')} />
              <KitForm id={PLACES_FORM} errorText={codeText} label={t('booking.steps.places')}>
                <PlacesFields tour={tour} />
              </KitForm>
            </Card>
            <PlacesProblem process={process} />
          </StepBody>
          <PlacesFooter
            tour={tour}
            back={back}
            isBusy={snapshot.hasTag('busy')}
            isShown={!snapshot.matches('unheld')}
          />
          <PlacesSummary tour={tour} />
        </>
      )}
    </Formik>
  );
}

function PlacesFields({ tour: { departures, prices } }: { tour: PublicTour }) {
  const t = useText('guestTours');
  const words = useDepartureWords();
  const { money, number } = useFormat();
  const labelOf = (kind: (typeof GUEST_KINDS)[number]) =>
    kind === 'group' && prices.groupSize !== null
      ? t('groupOf', { count: number(prices.groupSize) })
      : t(`counts.${kind}`);
  return (
    <>
      <BoundSelect
        name="departureId"
        label={t('booking.departure')}
        required
        options={departures.map(({ id, startsAt, free }) => ({
          value: id,
          label: words(startsAt),
          hint: free === 0 ? t('full') : t('free', { count: free }),
        }))}
      />
      <Pair>
        {GUEST_KINDS.map((kind) => {
          const price = prices[kind];
          return (
            price !== null && (
              <BoundNumberField
                key={kind}
                name={kind}
                label={labelOf(kind)}
                help={money(price)}
                min={0}
                max={100}
              />
            )
          );
        })}
      </Pair>
    </>
  );
}

interface PlacesFooterProps {
  tour: PublicTour;
  back: string;
  isBusy: boolean;
  isShown: boolean;
}

function PlacesFooter({ tour, back, isBusy, isShown }: PlacesFooterProps) {
  const t = useText('guestTours');
  const { values } = useFormikContext<PlacesValues>();
  const amount = totalOf(priceGuests(guestsOfValues(values), tour.prices));
  return (
    <StepFooter
      total={{ label: t('booking.total'), amount }}
      back={
        <ButtonLink to={back} variant="outline" size="large">
          {t('booking.toTour')}
        </ButtonLink>
      }
    >
      {isShown && (
        <Button type="submit" form={PLACES_FORM} size="large" busy={isBusy}>
          {t('booking.continue')}
        </Button>
      )}
    </StepFooter>
  );
}

/** The tour, what its guests pay, and what they get back. */
function PlacesSummary({ tour }: { tour: PublicTour }) {
  const t = useText('guestTours');
  const { money } = useFormat();
  const titleOf = useLocalizedTitle();
  const guestWords = useGuestWords();
  const { values } = useFormikContext<PlacesValues>();
  const guests = guestsOfValues(values);
  return (
    <Card aria-label={t('booking.recap')}>
      <CardHeader title={t('booking.recap')} />
      <SummaryLines>
        <p dir="auto">
          <strong>{titleOf(tour)}</strong>
        </p>
        {guests.length > 0 && <p>{guestWords(guests)}</p>}
        <CancellationPolicyWords policy={tour.cancellationPolicy} />
        <p>
          {t('booking.total')}
          <strong>{money(totalOf(priceGuests(guests, tour.prices)))}</strong>
        </p>
      </SummaryLines>
    </Card>
  );
}

/** Why the places are not held. */
function PlacesProblem({ process: { snapshot, send } }: { process: PlaceBookingProcess }) {
  const t = useText('guestTours');
  const problemText = useProblemText();
  const codeText = useCodeText();
  const { money } = useFormat();
  const { problem } = snapshot.context;
  if (problem === null) return null;
  if (snapshot.matches('repriced')) {
    // Contract: holdTourPlaces, `price_changed`.
    const { total } = problem.current as { readonly total: number };
    return (
      <Note
        tone="warning"
        announce
        title={t('booking.repriced', { total: money(total) })}
        action={
          <Button onClick={() => send({ type: 'price.accept' })}>{t('booking.accept')}</Button>
        }
      />
    );
  }
  if (snapshot.matches('unheld')) {
    return (
      <Note
        tone="warning"
        announce
        title={t('booking.unheld')}
        action={
          <Button onClick={() => send({ type: 'failure.retry' })}>{t('booking.retry')}</Button>
        }
      >
        {t('booking.unheldHint')}
      </Note>
    );
  }
  return (
    <Note tone="error" announce title={problemText(problem)}>
      {Object.values(problem.errors ?? {})
        .flat()
        .map(codeText)
        .join(' ')}
    </Note>
  );
}
