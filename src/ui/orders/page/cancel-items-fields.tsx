import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { type CancelPiecesValues, chosenLines } from '#application/orders/cancel-pieces-editing';
import { CANCELLATION_REASONS } from '#domain/cancellations/cancellation-lifecycle';
import { openQuantity } from '#domain/orders/line-quantities';
import type { Order } from '#openapi/types.generated';
import { BoundNumberField, BoundSwitch } from '../../kit/form/bound-more-fields';
import { BoundSelect } from '../../kit/form/bound-select';
import { BoundTextArea } from '../../kit/form/bound-text-area';
import { LineItemProduct } from '../../records/line-items-card';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { NOTE_LENGTH } from './cancel-items-form';
import { CancelItemsSummary } from './cancel-items-summary';

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  list-style: none;
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 160px;
  align-items: start;
  gap: var(--space-12) var(--space-16);
  padding-block-end: var(--space-12);
  border-block-end: 1px solid var(--line);
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/**
 * The cancelled quantity of each line, the reason, whether pieces go back on sale, and the
 * resulting amounts.
 */
export function CancelItemsFields({ order }: { order: Order }) {
  const t = useText('order');
  const requests = useText('requests');
  const { values } = useFormikContext<CancelPiecesValues>();
  return (
    <>
      <Lines>
        {values.items.map(({ orderItemId }, index) => {
          const item = order.items.find(({ id }) => id === orderItemId);
          return (
            item && (
              <Line key={orderItemId}>
                <LineItemProduct line={item} />
                <BoundNumberField
                  name={`items.${index}.quantity`}
                  label={t('pieces.quantity')}
                  unit={t('pieces.of', { count: openQuantity(item) })}
                />
              </Line>
            )
          );
        })}
      </Lines>
      <BoundSelect
        name="reasonCode"
        label={t('pieces.reason')}
        required
        options={CANCELLATION_REASONS.map((value) => ({
          value,
          label: requests(`reasons.${value}`),
        }))}
      />
      <BoundSwitch name="restock">{t('pieces.restock')}</BoundSwitch>
      <BoundTextArea
        name="note"
        label={t('pieces.note')}
        maxLength={NOTE_LENGTH}
        rows={2}
        dir="auto"
      />
      <CancelItemsSummary order={order} lines={chosenLines(values.items)} />
    </>
  );
}
