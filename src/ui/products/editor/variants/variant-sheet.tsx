import { Suspense, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ProductValues, VariantValues } from '#application/products/product-values';
import { lacksBarcode, setInRange } from '#domain/products/variant-edits';
import { gridOf, spotsOf } from '#domain/products/variant-grid';
import {
  axesWith,
  excludeCombination,
  fitsProduct,
  restoreCombinations,
  withAxis,
  withoutAxis,
  withoutValue,
} from '#domain/products/variant-matrix';
import type { Product } from '#openapi/types.generated';
import FillIcon from '~icons/solar/paint-roller-linear';
import { Note } from '../../../kit/feedback/note';
import { fieldId } from '../../../kit/form/bound';
import { Card } from '../../../kit/layout/card';
import { Deferred } from '../../../kit/loading/deferred';
import { lazyComponent } from '../../../kit/loading/lazy-component';
import { usePermission } from '../../../portal-context/use-permission';
import { useText } from '../../../text/use-text';
import { media } from '../../../theme/breakpoints';
import { type AxisActions, AxisBar } from './axis-bar';
import { CellBar } from './cell-bar';
import { ChipButton } from './chip-button';
import { ErrorTargets } from './error-targets';
import { createVariantFactory } from './new-variant';
import { PolicyChoice } from './policy-choice';
import { SheetFooter } from './sheet-footer';
import { SheetHeader } from './sheet-header';
import { useAxisNames } from './use-axis-names';
import { errorOf, type SheetErrors } from './use-cell-errors';
import { useGrid } from './use-grid';
import { type Matrix, useMatrix } from './use-matrix';
import { useNotice } from './use-notice';
import { useSheetActions } from './use-sheet-actions';
import { useSheetHistory } from './use-sheet-history';
import { useThumbnails } from './use-thumbnails';
import { VariantGrid } from './variant-grid';
import { isFillView, type View } from './variant-views';

/** Loaded on demand: most products have one variant, or all barcodes. */
const MissingBarcodes = lazyComponent(() => import('./missing-barcodes'), 'MissingBarcodes');
const FillPanel = lazyComponent(() => import('./fill-panel'), 'FillPanel');
const PictureChoice = lazyComponent(() => import('./picture-choice'), 'PictureChoice');

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  min-inline-size: 0;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  ${media.below('phone')} {
    justify-content: flex-start;
  }
`;

export interface VariantSheetProps {
  product: Product | null;
  variants: readonly VariantValues[];
  /** The initial values of new variants, and the available pictures. */
  fields: Pick<
    ProductValues,
    'code' | 'price' | 'stockPolicy' | 'lowStockThreshold' | 'mediaIds' | 'categoryId'
  >;
  errors: SheetErrors;
  reservedOf: (variant: VariantValues) => number;
  write: (variants: readonly VariantValues[]) => void;
}

/** Whether a variant is out of stock while it is on sale. */
function isEmpty({ status, stockPolicy, stockOnHand }: VariantValues): boolean {
  return status === 'active' && stockPolicy === 'counted' && !stockOnHand;
}

/** The card of a variable product's variants. */
export function VariantSheet(props: VariantSheetProps) {
  const { product, fields, errors, reservedOf } = props;
  const t = useText('variants');
  const [view, setView] = useState<View>('stock');
  const savedIds = useMemo(() => new Set((product?.variants ?? []).map(({ id }) => id)), [product]);
  const { matrix, change: writeMatrix } = useMatrix(props.variants, props.write, savedIds);
  const maySetPrices = usePermission('products.prices');
  const names = useAxisNames(product);
  const pictures = useThumbnails(product, fields.mediaIds);
  const grid = useMemo(() => gridOf(matrix), [matrix]);
  const strip = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const readOnly = view === 'price' && !maySetPrices;
  const make = createVariantFactory({
    product: fields,
    variants: matrix.variants,
    codeOf: names.code,
    maySetPrices,
  });
  // Of a product that was on sale, the seller knows: its stock was sold.
  const isUnsold = product?.status !== 'published';
  const emptyCount = matrix.variants.filter(
    (variant) => isEmpty(variant) && (isUnsold || variant.id === null),
  ).length;
  const open = () => strip.current?.querySelector('button')?.focus();
  const { notice, tell } = useNotice();
  const history = useSheetHistory({
    matrix,
    change: writeMatrix,
    make,
    mayLeaveOut: (variant) => reservedOf(variant) === 0,
    view,
    tell,
    show: (of, range) => {
      setView(of);
      if (range) state.mark(range.active, range.anchor);
    },
  });
  const { change } = history;
  const sheet = useSheetActions({ matrix, change, grid, make, view, readOnly, tell, open });
  const state = useGrid(grid, sheet.work);
  const { active } = state.range;
  const cell = grid.lines[active.line]?.cells[active.column];
  const error = cell && errorOf(errors, view, cell);
  /** The pressed button is replaced by another, so the focus moves to the cell. */
  const changeHere = (next: Matrix) => {
    change(next);
    state.goTo(active);
  };
  const turnSale = () =>
    sheet.write(
      setInRange(grid, state.range, {
        status: cell?.variant?.status === 'inactive' ? 'active' : 'inactive',
      }),
    );
  const actions: AxisActions = {
    add: (axis, rename) => {
      if (!fitsProduct(axesWith(matrix.axes, axis))) return false;
      const next = withAxis(matrix, axis, make);
      const { variants: before } = matrix;
      const { variants: after } = next;
      const { code } = fields;
      history.changeAxes({
        ...next,
        variants: rename?.({ code, codeOf: names.code, before, after }) ?? after,
      });
      return true;
    },
    without: (attributeId, valueId) =>
      valueId === null
        ? withoutAxis(matrix, attributeId)
        : withoutValue(matrix, attributeId, valueId),
    remove: (removal) => history.changeAxes(removal.matrix),
  };
  const chooser = () => {
    const cells = spotsOf(state.range)
      .flat()
      .flatMap(({ line, column }) => grid.lines[line]?.cells[column] ?? []);
    const chosen = cells.flatMap(({ variant }) => variant ?? []);
    const [first] = chosen;
    if (!first) return null;
    const isShown = (id: string) => chosen.every(({ mediaIds }) => mediaIds.includes(id));
    const toggle = (id: string) => {
      const off = isShown(id);
      const toggled = ({ mediaIds }: VariantValues) => [
        ...mediaIds.filter((each) => each !== id && pictures.ids.includes(each)),
        ...(off ? [] : [id]),
      ];
      sheet.write(
        cells.flatMap(({ choices, variant }) =>
          variant ? [{ choices, change: { mediaIds: toggled(variant) } }] : [],
        ),
      );
    };
    const title =
      chosen.length === 1 ? names.place(first.optionValues) : t('count', { count: chosen.length });
    return (
      <PictureChoice
        title={title}
        pictures={pictures}
        isShown={isShown}
        toggle={toggle}
        strip={strip}
      />
    );
  };

  return (
    <Card id="variants" aria-label={t('title')}>
      <Stack onKeyDown={history.onKeyDown}>
        <SheetHeader
          view={view}
          setView={setView}
          matrix={matrix}
          names={names}
          counts={errors.counts}
        />
        <Row id={fieldId('variants')} tabIndex={-1}>
          <AxisBar
            axes={matrix.axes}
            names={names}
            actions={actions}
            categoryId={fields.categoryId}
          />
          {cell && isFillView(view) && !readOnly && (
            <ChipButton label={t('fill.title')} icon={FillIcon}>
              {(close) => (
                <FillPanel
                  grid={grid}
                  names={names}
                  view={view}
                  close={close}
                  write={sheet.write}
                />
              )}
            </ChipButton>
          )}
        </Row>
        {readOnly && <Note>{t('pricesReadOnly')}</Note>}
        {errors.variantErrors && <Note tone="error">{errors.variantErrors}</Note>}
        {cell ? (
          <>
            {view !== 'barcode' && grid.lines.some(({ cells }) => cells.some(lacksBarcode)) && (
              <Deferred>
                <MissingBarcodes
                  grid={grid}
                  enter={(spot) => {
                    setView('barcode');
                    state.goTo(spot);
                  }}
                />
              </Deferred>
            )}
            <VariantGrid
              grid={grid}
              names={names}
              view={view}
              state={state}
              reservedOf={reservedOf}
              readOnly={readOnly}
              errorId={errorId}
              thumbnailOf={pictures.thumbnailOf}
              errorAt={(place) => errorOf(errors, view, place)}
            />
            <CellBar
              cell={cell}
              error={error}
              errorId={errorId}
              place={names.place(cell.choices)}
              reserved={cell.variant ? reservedOf(cell.variant) : 0}
              keptBecause={
                cell.variant && reservedOf(cell.variant) > 0 ? t('keptReserved') : undefined
              }
              toggleSale={turnSale}
              leaveOut={() => changeHere(excludeCombination(matrix, cell.choices))}
              bringBack={() => changeHere(restoreCombinations(matrix, [cell.choices], make))}
            />
            <Suspense>{view === 'pictures' && chooser()}</Suspense>
            {view === 'stock' && emptyCount > 0 && (
              <Note tone="warning">{t('empty', { count: emptyCount })}</Note>
            )}
            {view === 'stock' && (
              <PolicyChoice
                policy={cell.variant?.stockPolicy ?? fields.stockPolicy}
                shown={cell.variant !== null}
                choose={(stockPolicy) =>
                  sheet.write(setInRange(grid, state.range, { stockPolicy }))
                }
              />
            )}
            <ErrorTargets
              grid={grid}
              errors={errors}
              goTo={(of, spot) => {
                setView(of);
                state.goTo(spot);
              }}
            />
            <SheetFooter view={view} notice={notice} />
          </>
        ) : (
          <Note>{t('noAxis')}</Note>
        )}
      </Stack>
    </Card>
  );
}
