import { styled } from 'styled-components';
import { STOCK_POLICIES, type StockPolicy } from '#domain/products/stock-policy';
import { SegmentedControl } from '../../../kit/fields/segmented-control';
import { useText } from '../../../text/use-text';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-16);
  font: 400 var(--text-small) var(--font-body);
  &[inert] {
    visibility: hidden;
  }
`;
const Muted = styled.p`
  color: var(--text-2);
`;

interface PolicyChoiceProps {
  /** Of the active cell's variant. */
  policy: StockPolicy;
  /** False for a combination that is not sold: only the space stays, so that the page does not move. */
  shown: boolean;
  /** Sets the policy of the selected variants. */
  choose: (policy: StockPolicy) => void;
}

/** The stock policy of the selected variants. */
export function PolicyChoice({ policy, shown, choose }: PolicyChoiceProps) {
  const t = useText('productEditor');
  const list = useText('products');
  return (
    <Frame inert={!shown}>
      <SegmentedControl
        label={t('fields.stockPolicy')}
        value={policy}
        onChange={choose}
        segments={STOCK_POLICIES.map((value) => ({ value, label: list(`stockPolicy.${value}`) }))}
      />
      <Muted>{t(`help.stockPolicy.${policy}`)}</Muted>
    </Frame>
  );
}
