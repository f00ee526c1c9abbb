import { type ReactNode, Suspense } from 'react';
import ColumnsIcon from '~icons/solar/columns-3-linear';
import { useKitTexts } from '../kit-texts';
import { lazyComponent } from '../loading/lazy-component';
import { Skeleton } from '../loading/skeleton';
import { Popover } from '../overlays/popover';
import type { ArrangedColumn } from './column-order';
import type { Density } from './table-sizes';

const TableSettingsPanel = lazyComponent(
  () => import('./table-settings-panel'),
  'TableSettingsPanel',
);

interface NamedColumn extends ArrangedColumn {
  readonly header: string;
}

export interface TableSettingsProps {
  columns: readonly NamedColumn[];
  /** Ids of the shown columns, in their order. */
  order: readonly string[];
  /** null restores the table's default. */
  onOrder: (order: readonly string[] | null) => void;
  density: Density;
  onDensity: (density: Density) => void;
  /**
   * In the footer: other settings of the whole table. Receives a function that closes the panel.
   */
  footer?: ((close: () => void) => ReactNode) | undefined;
}

/** A button with the choice and order of a table's columns, and the height of its rows. */
export function TableSettings(props: TableSettingsProps) {
  return (
    <Popover label={useKitTexts().tableSettings} icon={ColumnsIcon} iconOnly width={320}>
      {(close) => (
        <Suspense fallback={<Skeleton />}>
          <TableSettingsPanel {...props} />
          {props.footer?.(close)}
        </Suspense>
      )}
    </Popover>
  );
}
