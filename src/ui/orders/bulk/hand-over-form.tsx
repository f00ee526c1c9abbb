import { Formik, type FormikErrors } from 'formik';
import { type KeyboardEvent, useId } from 'react';
import { styled } from 'styled-components';
import { isOrder } from '#application/bulk/bulk-subject';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { canBeHandedOver, planHandOver } from '#domain/orders/bulk-hand-over';
import type { BulkOrder } from '#domain/orders/bulk-order';
import { handOverErrors } from '#domain/orders/hand-over';
import type { BulkSnapshot, BulkStepProps } from '../../bulk/bulk-process';
import { Refusals } from '../../bulk/refusals';
import { CarrierField } from '../../carriers/carrier-field';
import { Button } from '../../kit/button';
import { BoundTextField } from '../../kit/form/bound-fields';
import { KitForm } from '../../kit/form/kit-form';
import { useLocalizedName } from '../../text/localized';
import { useText } from '../../text/use-text';

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  min-inline-size: 0;
  border: 0;
  & > b {
    margin-block-start: var(--space-8);
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
  & > p {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;
const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  & > li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
    gap: var(--space-4) var(--space-16);
    align-items: center;
  }
  & span {
    display: block;
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
    overflow-wrap: anywhere;
  }
`;

interface HandOverValues {
  carrier: string;
  /** By the order's id. */
  trackingNumbers: Record<string, string>;
}

/** The selected orders that can be handed over, and the others with the reason. */
function ordersOf({ context: { records } }: BulkSnapshot) {
  const orders = records.filter(isOrder);
  const nothing = { kind: 'handOver', carrier: '', trackingNumbers: {} } as const;
  const refused = orders
    .filter((order) => !canBeHandedOver(order))
    .flatMap((record) => {
      const plan = planHandOver(record, nothing);
      return 'error' in plan ? [{ record, reason: plan.error }] : [];
    });
  return { ready: orders.filter(canBeHandedOver), refused };
}

function initialValues({ context: { change } }: BulkSnapshot, ready: readonly BulkOrder[]) {
  const chosen = change?.kind === 'handOver' ? change : undefined;
  return {
    carrier: chosen?.carrier ?? '',
    trackingNumbers: Object.fromEntries(
      ready.map(({ id }) => [id, chosen?.trackingNumbers[id] ?? '']),
    ),
  };
}

/** At least one order needs a tracking number; orders without one are left out. */
function errorsOf({ carrier, trackingNumbers }: HandOverValues): FormikErrors<HandOverValues> {
  const [first] = Object.keys(trackingNumbers);
  const errors = Object.values(trackingNumbers).map((trackingNumber) =>
    handOverErrors({ carrier, trackingNumber }),
  );
  const isUntracked = errors.every((one) => one.trackingNumber);
  return {
    ...(errors.some((one) => one.carrier) && { carrier: 'required' }),
    ...(first && isUntracked && { trackingNumbers: { [first]: 'required' } }),
  };
}

/** Enter moves to the next field, as scanners send it after each number; the last one submits. */
function moveOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target;
  if (event.key !== 'Enter' || event.defaultPrevented || !(field instanceof HTMLInputElement))
    return;
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(field) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Asks for the carrier that takes all parcels, and for the tracking number of each order. */
export function HandOverForm({ snapshot, send, formId }: BulkStepProps & { formId: string }) {
  const t = useText('orders');
  const { ready, refused } = ordersOf(snapshot);
  return (
    <>
      {ready.length > 0 && (
        <Formik<HandOverValues>
          initialValues={initialValues(snapshot, ready)}
          validate={errorsOf}
          onSubmit={(values) =>
            send({ type: 'change.choose', change: { kind: 'handOver', ...values } })
          }
        >
          <KitForm
            id={formId}
            errorText={(_code, field) =>
              t(field === 'carrier' ? 'handOver.carrierRequired' : 'handOver.trackingRequired')
            }
          >
            <Fields orders={ready} />
          </KitForm>
        </Formik>
      )}
      <Refusals kind="handOver" refused={refused} />
    </>
  );
}

function Fields({ orders }: { orders: readonly BulkOrder[] }) {
  const t = useText('orders');
  const localized = useLocalizedName();
  const headingId = useId();
  return (
    <Group onKeyDown={moveOnEnter}>
      <CarrierField name="carrier" />
      <b id={headingId}>{t('handOver.trackingNumbers')}</b>
      <p>{t('handOver.scanHelp')}</p>
      <List aria-labelledby={headingId}>
        {orders.map(({ id, number, client, city, cityEn, cityAr }) => (
          <li key={id}>
            <div>
              <b>{bidiIsolate(`#${number}`)}</b>
              <span>
                <bdi>{`${client.firstName} ${client.lastName}`}</bdi>
                {' · '}
                <bdi>{localized({ name: city, nameEn: cityEn, nameAr: cityAr })}</bdi>
              </span>
            </div>
            <BoundTextField
              name={`trackingNumbers.${id}`}
              label={t('handOver.trackingNumberOf', { number })}
              hideLabel
              maxLength={80}
              dir="ltr"
              autoComplete="off"
            />
          </li>
        ))}
      </List>
    </Group>
  );
}

/** Submits the form; absent when no selected order can be handed over. */
export function SubmitHandOver({ snapshot, formId }: BulkStepProps & { formId: string }) {
  const t = useText('bulk');
  return ordersOf(snapshot).ready.length > 0 ? (
    <Button type="submit" form={formId}>
      {t('form.next')}
    </Button>
  ) : null;
}
