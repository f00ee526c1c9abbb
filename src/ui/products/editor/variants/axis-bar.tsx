import { styled } from 'styled-components';
import type { VariantValues } from '#application/products/product-values';
import { type Axis, MAX_AXES } from '#domain/products/variant-combinations';
import type { Removal } from '#domain/products/variant-matrix';
import AddIcon from '~icons/solar/add-circle-linear';
import { lazyComponent } from '../../../kit/loading/lazy-component';
import { useText } from '../../../text/use-text';
import type { RenamedVariants } from './axis-in-skus';
import { ChipButton } from './chip-button';
import type { AxisNames } from './use-axis-names';

const AxisPanel = lazyComponent(() => import('./axis-panel'), 'AxisPanel');
const NewAxisPanel = lazyComponent(() => import('./new-axis-panel'), 'NewAxisPanel');

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
`;

export interface AxisActions {
  /**
   * Adds an axis, or values to an existing one; false when there would be too many variants.
   * `rename` gives the variants that were there before their SKUs.
   */
  add: (axis: Axis, rename?: (of: RenamedVariants) => VariantValues[]) => boolean;
  /** The result of removing a value, or the whole axis. */
  without: (attributeId: string, valueId: string | null) => Removal<VariantValues>;
  remove: (removal: Removal<VariantValues>) => void;
}

export interface AxisBarProps {
  axes: readonly Axis[];
  names: AxisNames;
  actions: AxisActions;
  categoryId: string | null;
}

/** The axes of the variants, with the number of values of each; each opens its values. */
export function AxisBar({ axes, names, actions, categoryId }: AxisBarProps) {
  const t = useText('variants');
  return (
    <Row>
      {axes.map((axis) => (
        <ChipButton
          key={axis.attributeId}
          soft
          label={names.attribute(axis.attributeId)}
          content={
            <>
              {names.attribute(axis.attributeId)} <b>{axis.valueIds.length}</b>
            </>
          }
        >
          {(close) => <AxisPanel axis={axis} names={names} actions={actions} close={close} />}
        </ChipButton>
      ))}
      {axes.length < MAX_AXES && (
        <ChipButton label={t('axes.add')} icon={AddIcon}>
          {(close) => (
            <NewAxisPanel
              axes={axes}
              names={names}
              actions={actions}
              categoryId={categoryId}
              close={close}
            />
          )}
        </ChipButton>
      )}
    </Row>
  );
}
