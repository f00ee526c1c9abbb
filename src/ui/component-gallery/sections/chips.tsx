import { styled } from 'styled-components';
import { ORDER_STATUSES } from '#domain/orders/order-lifecycle';
import BoxIcon from '~icons/solar/box-bold';
import CloseIcon from '~icons/solar/close-circle-bold';
import WarningIcon from '~icons/solar/danger-triangle-bold';
import { Avatar } from '../../kit/avatar';
import { Chip, StatusChip } from '../../kit/feedback/chip';
import { Counter } from '../../kit/feedback/counter';
import { ApprovalChip, PublicationChip } from '../../products/product-chips';
import { OrderStatusChip } from '../../records/order-status-chip';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Group, Groups, Row, Section } from '../section';

const Statuses = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-8);
  & > li {
    min-inline-size: 132px;
  }
  & code {
    color: var(--text-2);
    font: 400 var(--text-help) var(--font-body);
  }
`;
const LabelledList = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  align-items: center;
  gap: var(--space-12) var(--space-16);
  font: 400 var(--text-small) var(--font-body);
`;
const Tabular = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
`;

const TONES = ['info', 'success', 'warning', 'error', 'neutral'] as const;
const SIZES = [24, 32, 36, 48, 64] as const;

/** States as icon and word, and the small figures and avatars next to words. */
export function Chips() {
  const t = useText('catalogue');
  return (
    <Section title={t('chips.title')} note={t('chips.note')} wide>
      <Groups>
        <Group caption={t('chips.orders')}>
          <Statuses>
            {ORDER_STATUSES.map((status) => (
              <li key={status}>
                <OrderStatusChip status={status} />
                <div>
                  <code lang="en" dir="ltr">
                    {status}
                  </code>
                </div>
              </li>
            ))}
          </Statuses>
        </Group>
        <ProductChips />
        <Row>
          {TONES.map((tone) => (
            <Chip key={tone} tone={tone}>
              {t(`chips.${tone}`)}
            </Chip>
          ))}
        </Row>
        <Avatars />
      </Groups>
    </Section>
  );
}

function ProductChips() {
  const t = useText('catalogue');
  const stock = useText('products');
  return (
    <LabelledList>
      <dt>{t('chips.product')}</dt>
      <Row as="dd">
        <ApprovalChip state="new" />
        <ApprovalChip state="under_review" />
        <ApprovalChip state="approved" />
        <PublicationChip status="draft" />
        <PublicationChip status="published" />
        <PublicationChip status="inactive" />
        <PublicationChip status="archived" />
      </Row>
      <dt>{t('chips.stock')}</dt>
      <Row as="dd">
        <StatusChip tone="success" icon={BoxIcon}>
          {stock('stock.in_stock')}
        </StatusChip>
        <StatusChip tone="warning" icon={WarningIcon}>
          {stock('stock.low_stock')}
        </StatusChip>
        <StatusChip tone="error" icon={CloseIcon}>
          {stock('stock.out_of_stock')}
        </StatusChip>
      </Row>
    </LabelledList>
  );
}

function Avatars() {
  const t = useText('catalogue');
  const { number } = useFormat();
  return (
    <LabelledList>
      <dt>{t('chips.counters')}</dt>
      <Row as="dd">
        <Tabular>
          {t('chips.neutral')} <Counter>{number(3)}</Counter>
        </Tabular>
        <Tabular>
          {t('chips.chosen')} <Counter $tone="ink">{number(412)}</Counter>
        </Tabular>
        <Tabular>
          {t('chips.waiting')} <Counter $tone="warning">{number(7)}</Counter>
        </Tabular>
        <Tabular>
          {t('chips.unread')} <Counter $tone="solid">{number(12)}</Counter>
        </Tabular>
      </Row>
      <dt>{t('chips.people')}</dt>
      <Row as="dd">
        {SIZES.map((size) => (
          <Avatar key={size} name={t('chips.person')} size={size} />
        ))}
      </Row>
      <dt>{t('chips.stores')}</dt>
      <Row as="dd">
        <Avatar name={t('chips.store')} square />
      </Row>
    </LabelledList>
  );
}
