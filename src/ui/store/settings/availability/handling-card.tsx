import { useField } from 'formik';
import { styled } from 'styled-components';
import { readableNumber, type TypedNumber } from '#domain/format/unreadable-number';
import { MAX_HANDLING_DAYS } from '#domain/stores/availability-form';
import MoreIcon from '~icons/solar/add-circle-linear';
import LessIcon from '~icons/solar/minus-circle-linear';
import { BoundNumberField } from '../../../kit/form/bound-more-fields';
import { IconButton } from '../../../kit/icon-button';
import { Card, CardHeader } from '../../../kit/layout/card';
import { useText } from '../../../text/use-text';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-8);
`;

/** How many working days the store needs to prepare a parcel. */
export function HandlingCard({ readOnly }: { readOnly: boolean }) {
  const t = useText('storeSettings');
  const [{ value }, , { setValue }] = useField<TypedNumber>('handlingDays');
  const days = readableNumber(value) ?? 0;
  const step = (by: number) => () =>
    void setValue(Math.min(MAX_HANDLING_DAYS, Math.max(0, days + by)));
  return (
    <Card>
      <CardHeader title={t('handling.title')} />
      <Row>
        <IconButton
          icon={LessIcon}
          label={t('handling.less')}
          disabled={readOnly || days === 0}
          onClick={step(-1)}
        />
        <BoundNumberField
          name="handlingDays"
          label={t('handling.label')}
          hideLabel
          disabled={readOnly}
          max={MAX_HANDLING_DAYS}
          unit={t('handling.unit', { count: days })}
        />
        <IconButton
          icon={MoreIcon}
          label={t('handling.more')}
          disabled={readOnly || days === MAX_HANDLING_DAYS}
          onClick={step(1)}
        />
      </Row>
      <Help>{t('handling.help')}</Help>
    </Card>
  );
}

const Help = styled.p`
  margin-block-start: var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
`;
