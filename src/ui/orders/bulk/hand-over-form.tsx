import { Formik, type FormikErrors, useFormikContext } from 'formik';
import { type KeyboardEvent, memo, useCallback, useId } from 'react';
import { styled } from 'styled-components';
import { isOrder } from '#application/bulk/bulk-subject';
import { carrierErrors } from '#domain/carriers/carrier-rules';
import { canBeHandedOver, planHandOver } from '#domain/orders/bulk-hand-over';
import type { BulkOrder } from '#domain/orders/bulk-order';
import { handOverErrors } from '#domain/orders/hand-over';
import { orderNumberText } from '#domain/orders/order-number';
import type { BulkSnapshot, BulkStepProps } from '../../bulk/bulk-process';
import { Refusals } from '../../bulk/refusals';
import { CarrierField } from '../../carriers/carrier-field';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/fields/text-field';
import { fieldId } from '../../kit/form/bound';
import { useErrorText } from '../../kit/form/form-error-text';
import { KitForm } from '../../kit/form/kit-form';
import { useLatest } from '../../kit/use-latest';
import { usePermission } from '../../portal-context/use-permission';
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
  & > li > :first-child > span {
    display: block;
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
    overflow-wrap: anywhere;
  }
`;

interface HandOverValues {
  carrier: string;
  keepCarrier: boolean;
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

function initialValues(
  { context: { change } }: BulkSnapshot,
  ready: readonly BulkOrder[],
  mayKeep: boolean,
): HandOverValues {
  const chosen = change?.kind === 'handOver' ? change : undefined;
  return {
    carrier: chosen?.carrier ?? '',
    keepCarrier: chosen?.keepCarrier ?? mayKeep,
    trackingNumbers: Object.fromEntries(
      ready.map(({ id }) => [id, chosen?.trackingNumbers[id] ?? '']),
    ),
  };
}

/**
 * At least one order needs a tracking number; orders without one are left out. A carrier that is
 * kept in the list needs a name that the list accepts.
 */
function errorsOf(values: HandOverValues): FormikErrors<HandOverValues> {
  const { carrier, keepCarrier, trackingNumbers } = values;
  const [first] = Object.keys(trackingNumbers);
  const errors = Object.values(trackingNumbers).map((trackingNumber) =>
    handOverErrors({ carrier, trackingNumber }),
  );
  const isUnnamed =
    errors.some((one) => one.carrier) || (keepCarrier && carrierErrors({ name: carrier }).name);
  const isUntracked = errors.every((one) => one.trackingNumber);
  return {
    ...(isUnnamed && { carrier: 'required' }),
    ...(first && isUntracked && { trackingNumbers: { [first]: 'required' } }),
  };
}

/** Enter moves to the next field, as scanners send it after each number; the last one submits. */
function moveOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target;
  if (event.key !== 'Enter' || event.defaultPrevented || !(field instanceof HTMLInputElement))
    return;
  const fields = [...event.currentTarget.querySelectorAll('input')].filter(
    ({ type }) => type !== 'checkbox',
  );
  const next = fields[fields.indexOf(field) + 1];
  if (!fields.includes(field) || !next) return;
  event.preventDefault();
  next.focus();
}

/** Asks for the carrier that takes all parcels, and for the tracking number of each order. */
export function HandOverForm({ snapshot, send, formId }: BulkStepProps & { formId: string }) {
  const t = useText('orders');
  const mayKeep = usePermission('store.operations.edit');
  const { ready, refused } = ordersOf(snapshot);
  return (
    <>
      {ready.length > 0 && (
        <Formik<HandOverValues>
          initialValues={initialValues(snapshot, ready, mayKeep)}
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
  const errorText = useErrorText();
  const headingId = useId();
  const form = useFormikContext<HandOverValues>();
  const { values, errors, submitCount } = form;
  const latest = useLatest(form);
  const change = useCallback(
    (name: string, number: string) => void latest.current.setFieldValue(name, number),
    [latest],
  );
  const errorOf = (id: string) => {
    const code = submitCount > 0 ? errors.trackingNumbers?.[id] : undefined;
    return code && errorText(code, nameOf(id));
  };
  return (
    <Group onKeyDown={moveOnEnter}>
      <CarrierField name="carrier" keepName="keepCarrier" />
      <b id={headingId}>{t('handOver.trackingNumbers')}</b>
      <p>{t('handOver.scanHelp')}</p>
      <List aria-labelledby={headingId}>
        {orders.map((order) => (
          <ParcelLine
            key={order.id}
            order={order}
            trackingNumber={values.trackingNumbers[order.id] ?? ''}
            error={errorOf(order.id)}
            onChange={change}
          />
        ))}
      </List>
    </Group>
  );
}

/** The Formik name of an order's tracking number. */
function nameOf(id: string): string {
  return `trackingNumbers.${id}`;
}

interface ParcelLineProps {
  order: BulkOrder;
  trackingNumber: string;
  error: string | undefined;
  /** Receives the Formik name and the value; the same function at each rendering. */
  onChange: (name: string, trackingNumber: string) => void;
}

/**
 * An order and its tracking number. It renders only when its own number changes: there may be
 * several hundred.
 */
const ParcelLine = memo(function ParcelLine(props: ParcelLineProps) {
  const { order, trackingNumber, error, onChange } = props;
  const { id, number, client, city, cityEn, cityAr } = order;
  const t = useText('orders');
  const localized = useLocalizedName();
  return (
    <li>
      <div>
        <b>{orderNumberText(number)}</b>
        <span>
          <bdi>{`${client.firstName} ${client.lastName}`}</bdi>
          {' · '}
          <bdi>{localized({ name: city, nameEn: cityEn, nameAr: cityAr })}</bdi>
        </span>
      </div>
      <TextField
        id={fieldId(nameOf(id))}
        name={nameOf(id)}
        label={t('handOver.trackingNumberOf', { number: orderNumberText(number) })}
        hideLabel
        value={trackingNumber}
        onChange={(typed) => onChange(nameOf(id), typed)}
        error={error}
        maxLength={80}
        dir="ltr"
        autoComplete="off"
      />
    </li>
  );
});

/** Submits the form; absent when no selected order can be handed over. */
export function SubmitHandOver({ snapshot, formId }: BulkStepProps & { formId: string }) {
  const t = useText('bulk');
  return ordersOf(snapshot).ready.length > 0 ? (
    <Button type="submit" form={formId}>
      {t('bar.handOver')}
    </Button>
  ) : null;
}
