import { styled } from 'styled-components';
import type { VariantValues } from '#application/products/product-values';
import type { GridCell } from '#domain/products/variant-grid';
import BackIcon from '~icons/solar/add-circle-linear';
import OnSaleIcon from '~icons/solar/check-circle-linear';
import OffSaleIcon from '~icons/solar/close-circle-linear';
import OutIcon from '~icons/solar/minus-circle-linear';
import { Button } from '../../../kit/button';
import { useText } from '../../../text/use-text';
import { media } from '../../../theme/breakpoints';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);
  min-block-size: 40px;
  padding-block: var(--space-4);
  padding-inline: var(--space-16) var(--space-4);
  border-radius: var(--radius-note);
  background: var(--sunk);
  font: 400 var(--text-small) var(--font-body);
  ${media.below('phone')} {
    padding-inline-start: var(--space-12);
  }
`;
const Text = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-12);
  min-inline-size: 0;
  color: var(--text-2);
  & > b {
    color: var(--text);
    font-weight: var(--weight-strong);
  }
  & > [data-wrong] {
    color: var(--error-text);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

interface CellBarProps {
  cell: GridCell<VariantValues>;
  place: string;
  reserved: number;
  error: string | undefined;
  errorId: string;
  /** Why the combination can't be removed; undefined when it can. */
  keptBecause: string | undefined;
  /** Takes it off sale or puts it back. */
  toggleSale: () => void;
  leaveOut: () => void;
  bringBack: () => void;
}

/** The variant of the active cell: its name, its error, and a button to remove or restore it. */
export function CellBar(props: CellBarProps) {
  const { cell, place, reserved, error, errorId, keptBecause } = props;
  const t = useText('variants');
  const isOff = cell.variant?.status === 'inactive';
  return (
    <Bar>
      <Text>
        <b>
          <bdi>{place}</bdi>
        </b>
        {cell.variant?.sku && <bdi dir="ltr">{cell.variant.sku}</bdi>}
        {reserved > 0 && <span>{t('reserved', { count: reserved })}</span>}
        {!cell.variant && <span>{t('leftOut')}</span>}
        {isOff && <span>{t('offSale')}</span>}
        {error && (
          <span id={errorId} data-wrong="">
            {error}
          </span>
        )}
      </Text>
      {cell.variant ? (
        <Actions>
          <Button
            variant="text"
            size="small"
            icon={isOff ? OnSaleIcon : OffSaleIcon}
            onClick={props.toggleSale}
          >
            {t(isOff ? 'putOnSale' : 'takeOffSale')}
          </Button>
          <Button
            variant="text"
            size="small"
            icon={OutIcon}
            onClick={props.leaveOut}
            disabledReason={keptBecause}
          >
            {t('leaveOut')}
          </Button>
        </Actions>
      ) : (
        <Button variant="text" size="small" icon={BackIcon} onClick={props.bringBack}>
          {t('bringBack')}
        </Button>
      )}
    </Bar>
  );
}
