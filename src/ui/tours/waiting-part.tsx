import { useState } from 'react';
import { styled } from 'styled-components';
import { useLeaveWaitingListMutation } from '#application/api/tours-endpoints.generated';
import { asProblem } from '#application/problem';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { isAheadDeparture } from '#domain/tours/departure-lifecycle';
import type { Departure, Tour, WaitingEntry } from '#openapi/types.generated';
import AddIcon from '~icons/solar/add-circle-linear';
import WaitIcon from '~icons/solar/clock-circle-bold';
import OfferIcon from '~icons/solar/letter-bold';
import { Button } from '../kit/button';
import { StatusChip } from '../kit/feedback/chip';
import { EmptyState } from '../kit/feedback/empty-state';
import { toasts } from '../kit/feedback/toast-store';
import { usePermission } from '../portal-context/use-permission';
import { useProblemText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { Line, Lines } from './bookings-part';
import { Hint } from './form-layout';
import { useGuestsText } from './use-guests-text';
import { WaitingDrawer } from './waiting-drawer';

const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  padding-block-start: var(--space-16);
`;

interface PartProps {
  tour: Tour;
  departure: Departure;
}

/** Who waits for freed places of a departure, in their order. */
export function WaitingPart({ tour, departure }: PartProps) {
  const t = useText('tours');
  const [isJoining, setIsJoining] = useState(false);
  const mayEdit = usePermission('tours.edit');
  const { waiting, status } = departure;
  return (
    <Part>
      <Hint>{t('waiting.help')}</Hint>
      {mayEdit && isAheadDeparture(status) && (
        <div>
          <Button variant="outline" size="small" icon={AddIcon} onClick={() => setIsJoining(true)}>
            {t('waiting.add')}
          </Button>
        </div>
      )}
      {waiting.length === 0 && <EmptyState title={t('waiting.none')} />}
      <Lines aria-label={t('departure.part.waiting')}>
        {waiting.map((entry) => (
          <WaitingLine key={entry.id} entry={entry} mayEdit={mayEdit} />
        ))}
      </Lines>
      {isJoining && (
        <WaitingDrawer tour={tour} departure={departure} onDone={() => setIsJoining(false)} />
      )}
    </Part>
  );
}

function WaitingLine({ entry, mayEdit }: { entry: WaitingEntry; mayEdit: boolean }) {
  const t = useText('tours');
  const format = useFormat();
  const guestsText = useGuestsText();
  const problemText = useProblemText();
  const [leave, { isLoading }] = useLeaveWaitingListMutation();
  const { id, contact, guests, status, offerExpiresAt } = entry;
  const name = `${contact.firstName} ${contact.lastName}`;
  const isOffered = status === 'offered';
  const remove = async () => {
    const { error } = await leave({ waitingId: id });
    if (error) toasts.show({ tone: 'error', title: problemText(asProblem(error)) });
    else toasts.show({ title: t('waiting.left') });
  };
  return (
    <Line>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Hint>
          {guestsText(guests)} ·{' '}
          <a href={`tel:${contact.phoneNumber}`} dir="ltr">
            {formatPhoneNumber(contact.phoneNumber)}
          </a>
        </Hint>
        {offerExpiresAt && (
          <Hint>{t('waiting.offeredUntil', { time: format.dateTime(offerExpiresAt) })}</Hint>
        )}
      </div>
      <StatusChip tone={isOffered ? 'info' : 'neutral'} icon={isOffered ? OfferIcon : WaitIcon}>
        {t(isOffered ? 'waiting.offered' : 'waiting.waits')}
      </StatusChip>
      {mayEdit && (
        <Button variant="text" size="small" busy={isLoading} onClick={() => void remove()}>
          {t('waiting.remove')}
        </Button>
      )}
    </Line>
  );
}
