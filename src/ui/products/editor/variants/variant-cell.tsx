import { type MouseEvent, memo } from 'react';
import type { VariantValues } from '#application/products/product-values';
import { countsPieces, stockLevel, stockState } from '#domain/products/stock-policy';
import { lacksBarcode } from '#domain/products/variant-edits';
import type { GridCell } from '#domain/products/variant-grid';
import AddIcon from '~icons/solar/add-circle-linear';
import { Icon } from '../../../kit/icon';
import { VisuallyHidden } from '../../../kit/layout/visually-hidden';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { CellInput } from './cell-input';
import { Code, SecondLine, Thumbs } from './grid.styles';
import type { CellHandlers } from './use-grid';
import type { View } from './variant-views';

export interface VariantCellProps {
  cell: GridCell<VariantValues>;
  line: number;
  column: number;
  view: View;
  /** "Noir · 38" */
  place: string;
  isActive: boolean;
  isSelected: boolean;
  /** The initial text of the editing; null while the cell is not edited. */
  editing: string | null;
  /** Pieces reserved by orders. */
  reserved: number;
  readOnly: boolean;
  /** The cell's error text. */
  error: string | undefined;
  errorId: string;
  thumbnailOf: (id: string) => string | undefined;
  handlers: CellHandlers;
}

const MODES = {
  stock: 'numeric',
  price: 'decimal',
  sku: 'text',
  barcode: 'text',
  pictures: 'text',
} as const;

/** The state of the stock: the colour of a stock cell. */
function stateOf({ stockPolicy, stockOnHand, lowStockThreshold }: VariantValues, reserved: number) {
  const stock = {
    stockPolicy,
    stockAvailable: (stockOnHand ?? 0) - reserved,
    lowStockThreshold: lowStockThreshold ?? 0,
  };
  return stockState({ stockPolicy, inventoryType: stockLevel(stock) });
}

/** Whether the variant is new and has no pieces yet: that is no alarm. */
function isUnset({ id, stockOnHand }: VariantValues): boolean {
  return id === null && !stockOnHand;
}

/** One variant in the current view; re-renders only when its content changes. */
export const VariantCell = memo(function VariantCell(props: VariantCellProps) {
  const { cell, line, column, view, place, isActive, handlers, error } = props;
  const t = useText('variants');
  const { variant } = cell;
  const isOff = variant?.status === 'inactive';
  const spot = { line, column };
  const onMouseDown = (event: MouseEvent) => {
    if (event.button !== 0 || props.editing !== null) return;
    // The second press opens the input, which would lose the focus to the cell again.
    if (isActive && event.currentTarget === document.activeElement) event.preventDefault();
    handlers.press(spot, event.shiftKey);
  };
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the table has the role grid, so its cells are grid cells.
    <td
      tabIndex={isActive ? 0 : -1}
      data-line={line}
      data-column={column}
      aria-selected={props.isSelected}
      aria-readonly={props.readOnly}
      {...(isActive && { 'data-active': '' })}
      {...(variant === null && { 'data-out': '' })}
      {...(variant && isOff && { 'data-off': '' })}
      {...(view === 'barcode' && lacksBarcode(cell) && { 'data-missing': '' })}
      {...(variant &&
        !isOff &&
        view === 'stock' &&
        !isUnset(variant) && { 'data-tone': stateOf(variant, props.reserved) })}
      {...(error && { 'aria-invalid': true, 'aria-errormessage': props.errorId, title: error })}
      onMouseDown={onMouseDown}
      // Not onMouseEnter: it also fires when the page moves under a still pointer.
      onMouseMove={(event) => event.buttons === 1 && handlers.extendTo(spot)}
      onFocus={(event) => event.target === event.currentTarget && handlers.focus(spot)}
    >
      {variant ? (
        <>
          <Content {...props} variant={variant} />
          {isOff && <SecondLine>{t('offSale')}</SecondLine>}
        </>
      ) : (
        <>
          <Icon of={AddIcon} size={16} />
          <VisuallyHidden>{t('leftOut')}</VisuallyHidden>
        </>
      )}
      {props.editing !== null && (
        <CellInput
          label={`${place}, ${t(`views.${view}`)}`}
          start={props.editing}
          mode={MODES[view]}
          commit={handlers.commit}
          drop={handlers.blur}
          undo={handlers.undo}
        />
      )}
    </td>
  );
});

function Content(props: VariantCellProps & { variant: VariantValues }) {
  const { variant, view, reserved, thumbnailOf } = props;
  const t = useText('variants');
  const format = useFormat();
  const list = useText('products');
  if (view === 'stock')
    return (
      <>
        {countsPieces(variant.stockPolicy) ? (
          format.number(variant.stockOnHand ?? 0)
        ) : (
          <SecondLine>{list('stockPolicy.not_counted')}</SecondLine>
        )}
        {variant.stockPolicy === 'backorder' && (
          <SecondLine>{list('stockPolicy.backorder')}</SecondLine>
        )}
        {reserved > 0 && <SecondLine>{t('reserved', { count: reserved })}</SecondLine>}
      </>
    );
  if (view === 'price')
    return variant.price === null ? (
      <SecondLine>{t('noPrice')}</SecondLine>
    ) : (
      format.amount(variant.price)
    );
  if (view === 'pictures')
    return <PictureThumbs ids={variant.mediaIds} thumbnailOf={thumbnailOf} />;
  const code = view === 'sku' ? variant.sku : variant.barcode;
  return code === '' ? <SecondLine>{t('noCode')}</SecondLine> : <Code dir="ltr">{code}</Code>;
}

function PictureThumbs({
  ids,
  thumbnailOf,
}: {
  ids: readonly string[];
  thumbnailOf: (id: string) => string | undefined;
}) {
  const t = useText('variants');
  if (ids.length === 0) return <SecondLine>{t('pictures.none')}</SecondLine>;
  const [first = ''] = ids;
  return (
    <Thumbs>
      <img src={thumbnailOf(first)} alt="" loading="lazy" />
      {ids.length > 1 && <bdi>{t('pictures.more', { count: ids.length - 1 })}</bdi>}
      <VisuallyHidden>{t('pictures.count', { count: ids.length })}</VisuallyHidden>
    </Thumbs>
  );
}
