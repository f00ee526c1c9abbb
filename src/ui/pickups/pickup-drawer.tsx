import { useState } from 'react';
import { styled } from 'styled-components';
import { useGetPickupQuery } from '#application/api/pickups-endpoints.generated';
import type { PickupOutcome } from '#application/pickups/pickup.machine';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { orderReference } from '#domain/orders/order-number';
import type { Parcel, Pickup } from '#openapi/types.generated';
import RemoveIcon from '~icons/solar/close-circle-linear';
import { Chip } from '../kit/feedback/chip';
import { toasts } from '../kit/feedback/toast-store';
import { IconButton } from '../kit/icon-button';
import { FactRow, FactRows } from '../kit/layout/fact-rows';
import { Skeleton } from '../kit/loading/skeleton';
import { Drawer } from '../kit/overlays/drawer';
import { useLatest } from '../kit/use-latest';
import { ProblemState } from '../lists/problem-state';
import { useRecordActors } from '../lists/use-record-actors';
import { useSnapshot } from '../lists/use-snapshot';
import { useApplication } from '../portal-context/application-context';
import { usePermission } from '../portal-context/use-permission';
import { useCodeText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { LineEnd, Lines, LineText } from './booking.styles';
import { ManifestMenu } from './manifest-menu';
import { PickupActions } from './pickup-actions';
import { createPickupActors, type PickupActor } from './pickup-actors';
import { PickupDialogs } from './pickup-dialogs';
import { PickupStatusChip } from './pickup-status-chip';
import { ScanField, type ScanMessage } from './scan-field';
import { usePickupTexts } from './use-pickup-texts';

const Details = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-16);
  & > :is(dl, form, section) {
    inline-size: 100%;
  }
`;

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

interface PickupDrawerProps {
  pickupId: string;
  onMove: (pickup: Pickup) => void;
  onClose: () => void;
}

const NONE: readonly Pickup[] = [];

/** One pickup: when, by whom, its parcels, and what can be done with it. */
export function PickupDrawer({ pickupId, onMove, onClose }: PickupDrawerProps) {
  const t = useText('booking');
  const { currentData, error, refetch } = useGetPickupQuery({ pickupId });
  const number = bidiIsolate(currentData?.number ?? '');
  return (
    <Drawer open onClose={onClose} title={t('pickup.title', { number })} side="end" width={480}>
      {currentData && <PickupDetails pickup={currentData} onMove={() => onMove(currentData)} />}
      {!currentData && error && <ProblemState error={error} onRetry={refetch} />}
      {!currentData && !error && <Skeleton $height="320px" />}
    </Drawer>
  );
}

function PickupDetails({ pickup, onMove }: { pickup: Pickup; onMove: () => void }) {
  const [message, setMessage] = useState<ScanMessage | null>(null);
  const actors = usePickupActors(pickup, setMessage);
  const actor = actors.of(pickup.id);
  const mayScan = usePermission('orders.prepare');
  if (!actor) return null;
  return (
    <Details>
      <PickupFacts pickup={pickup} />
      <Steps>
        <PickupActions actor={actor} pickup={pickup} onMove={onMove} />
        {pickup.parcels.some(({ isReleased }) => !isReleased) && <ManifestMenu pickup={pickup} />}
      </Steps>
      {mayScan && pickup.status === 'confirmed' && <ScanField actor={actor} message={message} />}
      <Parcels pickup={pickup} actor={actor} />
      <PickupDialogs actor={actor} />
    </Details>
  );
}

/** The process of the pickup; tells its outcomes. */
function usePickupActors(pickup: Pickup | undefined, onScan: (message: ScanMessage) => void) {
  const application = useApplication();
  const t = useText('booking');
  const codeText = useCodeText();
  const show = useLatest((outcome: PickupOutcome) => {
    if (outcome.type === 'action.performed') {
      toasts.show({ title: t(`done.${outcome.action}`) });
      return;
    }
    const number = bidiIsolate(outcome.scan.number);
    if (outcome.type === 'parcel.refused') {
      const reason = codeText(outcome.problem.errors?.['code']?.[0] ?? 'unknown');
      onScan({ tone: 'error', text: t('scan.refused', { number, reason }) });
      return;
    }
    const key = outcome.scan.isScanned ? 'scan.done' : 'scan.removed';
    onScan({ tone: 'success', text: t(key, { number }) });
  });
  const rows = pickup ? [pickup] : NONE;
  return useRecordActors(rows, () =>
    createPickupActors(application, (outcome) => show.current(outcome)),
  );
}

function PickupFacts({ pickup }: { pickup: Pickup }) {
  const t = useText('booking');
  const { whenOf, cityOf } = usePickupTexts();
  const { carrier, note, reasonCode } = pickup;
  return (
    <>
      <PickupStatusChip status={pickup.status} />
      <FactRows>
        <FactRow name={t('rules.carrier')}>
          <bdi>{carrier.name}</bdi>
        </FactRow>
        {carrier.phone && (
          <FactRow name={t('pickup.phone')}>
            <bdi dir="ltr">{formatPhoneNumber(carrier.phone)}</bdi>
          </FactRow>
        )}
        <FactRow name={t('rules.fields.day')}>{whenOf(pickup)}</FactRow>
        <FactRow name={t('rules.fields.cityId')}>{cityOf(pickup.cityId)}</FactRow>
        {note && (
          <FactRow name={t('pickup.note')}>
            <bdi>{note}</bdi>
          </FactRow>
        )}
        {reasonCode && <FactRow name={t('question.reason')}>{t(`reasons.${reasonCode}`)}</FactRow>}
      </FactRows>
    </>
  );
}

interface ParcelsProps {
  pickup: Pickup;
  actor: PickupActor;
}

function Parcels({ pickup, actor }: ParcelsProps) {
  const t = useText('booking');
  const { scannedCount, parcels } = pickup;
  return (
    <section aria-label={t('pickup.parcels')}>
      <h3>{t('pickup.parcels')}</h3>
      <p>{t('pickup.scanned', { scanned: scannedCount, count: parcels.length })}</p>
      <Lines>
        {parcels.map((parcel) => (
          <ParcelLine key={parcel.orderId} parcel={parcel} actor={actor} />
        ))}
      </Lines>
    </section>
  );
}

function ParcelLine({ parcel, actor }: { parcel: Parcel; actor: PickupActor }) {
  const t = useText('booking');
  const format = useFormat();
  const { cityOf } = usePickupTexts();
  const mayScan = usePermission('orders.prepare');
  const { number, trackingNumber, isReleased, scannedAt } = parcel;
  const isConfirmed = useSnapshot(actor).context.pickup.status === 'confirmed';
  const isScanned = scannedAt !== null && !isReleased;
  return (
    <li>
      <LineText>
        <b>
          <bdi dir="ltr">{orderReference(number)}</bdi> · <bdi>{parcel.clientName}</bdi>
        </b>
        <span>
          {cityOf(parcel.cityId)} · {format.money(parcel.total)}
          {trackingNumber && (
            <>
              {' · '}
              <bdi dir="ltr">{trackingNumber}</bdi>
            </>
          )}
        </span>
      </LineText>
      <LineEnd>
        {isScanned && <Chip tone="success">{t('pickup.isScanned')}</Chip>}
        {isReleased && <Chip tone="neutral">{t('pickup.isLeft')}</Chip>}
        {isScanned && isConfirmed && mayScan && (
          <IconButton
            icon={RemoveIcon}
            size="small"
            label={t('pickup.remove', { number: bidiIsolate(number) })}
            onClick={() => actor.send({ type: 'parcel.remove', number })}
          />
        )}
      </LineEnd>
    </li>
  );
}
