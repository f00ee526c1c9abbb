import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { readableNumber } from '#domain/format/unreadable-number';
import type { InlineField } from '#domain/products/product-numbers';
import type { ProductSummary } from '#openapi/types.generated';
import PenIcon from '~icons/solar/pen-2-linear';
import { iconMask, maskedIcon } from '../../kit/icon-mask';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent, preloadable } from '../../kit/loading/lazy-component';
import { tooltip } from '../../kit/overlays/tooltip';
import { productEditPath } from '../../links/product-path';
import { useText } from '../../text/use-text';
import type { Figure } from '../product-cells';
import { stockStyles } from '../stock-level';
import type { InlineSnapshot } from './inline-edits';
import { useFigure } from './use-figure';

/** Loaded when the first field opens: most visits only read. */
const loadEditor = preloadable(() => import('./inline-editor'));
const InlineEditor = lazyComponent(loadEditor, 'InlineEditor');

function fetchAhead(): void {
  void loadEditor.preload();
}

/** Where the field of a figure is placed: at the figure's end. */
const FieldPlace = styled.span`
  position: relative;
  display: inline-block;
  vertical-align: middle;
`;
/*
 * The border covers only the cell's own padding, so that nothing moves when it appears and adjacent
 * borders do not overlap. The pencil is before the border, between the columns.
 */
const edgeStyles = `
  position: relative;
  display: inline-block;
  margin-block: -6px;
  margin-inline: -6px;
  padding-block: 6px;
  padding-inline: 6px;
  border-radius: var(--radius-control);
  color: inherit;
  font: inherit;
  text-align: inherit;
  /* There only where it is seen: a list has two in each row. */
  &::before {
    --icon: ${iconMask(PenIcon)};
    ${maskedIcon(14)}
    content: none;
    position: absolute;
    inset-block-start: calc(50% - 7px);
    inset-inline-start: -14px;
    color: var(--text-2);
  }
  ${stockStyles(6)}
  &[data-price] {
    font-weight: var(--weight-strong);
  }
  &[data-price='none'] {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
  &:focus-visible {
    outline-offset: 0;
  }
  &:is(:hover, :focus-visible)::before {
    content: '';
    opacity: 1;
  }
  @media (hover: none) {
    &::before {
      content: '';
      opacity: 0.6;
    }
  }
`;
const EditButton = styled.button`
  ${edgeStyles}
  cursor: text;
  &:hover:not([aria-disabled='true']) {
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &[aria-disabled='true']::before {
    opacity: 0;
  }
  &[aria-disabled='true']:is(:hover, :focus-visible)::before {
    opacity: 0.4;
  }
  /* On its way to the server: paler, and still to be read. */
  &&[aria-busy='true'],
  &&[aria-busy='true'] * {
    color: var(--text-2);
  }
  /* Under its field it is still there to take the focus back. */
  &[data-under] {
    opacity: 0;
  }
`;
const SectionLink = styled(Link)`
  ${edgeStyles}
  &:hover {
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
`;

export interface InlineCellProps {
  product: ProductSummary;
  field: InlineField;
  /** Whether the product is in the archive, where figures cannot be changed. */
  archived: boolean;
  /** Whether the user's role may change the figure. */
  mayChange: boolean;
  figure: Figure;
}

/**
 * A figure that is edited inside the list; for a product with variants, and for a stock that is not
 * counted, a link to the editor.
 */
export function InlineCell(props: InlineCellProps) {
  const { product, field, archived } = props;
  const t = useText('inlineEdit');
  if (field === 'quantity' && product.stockPolicy === 'not_counted' && !archived)
    return <EditorLink {...props} section="properties" hint={t('notCounted')} />;
  if (product.productType === 'simple' || archived) return <SimpleFigure {...props} />;
  return <EditorLink {...props} section="variants" hint={t(`inVariants.${field}`)} />;
}

interface EditorLinkProps extends InlineCellProps {
  section: 'variants' | 'properties';
  /** What the link is for, for screen readers. */
  hint: string;
}

/** The figure as a link to the section of the editor where it is changed. */
function EditorLink({ product, figure, section, hint }: EditorLinkProps) {
  return (
    <SectionLink
      {...figure.attributes(product)}
      to={productEditPath(product, section)}
      aria-label={`${figure.say(product)} ${hint}`}
    >
      {figure.show(product)}
    </SectionLink>
  );
}

function SimpleFigure({ product, field, archived, mayChange, figure }: InlineCellProps) {
  const t = useText('inlineEdit');
  const { snapshot, actor, begin } = useFigure(product, field);
  const button = useRef<HTMLButtonElement>(null);
  const forbidden = mayChange ? undefined : t(`forbidden.${field}`);
  const refusal = forbidden ?? (archived ? t('archived') : undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'F2' && !refusal) begin();
  };
  const isEditing = snapshot?.matches('editing') ?? false;
  const current = optimisticProduct(product, field, snapshot);
  return (
    <>
      <EditButton
        {...figure.attributes(current)}
        data-figure={refusal ? 'closed' : 'open'}
        ref={button}
        type="button"
        aria-label={`${figure.say(current)} ${t(`change.${field}`)}`}
        aria-disabled={refusal !== undefined || undefined}
        aria-busy={snapshot?.hasTag('busy') || undefined}
        {...(isEditing && { 'data-under': '', tabIndex: -1 })}
        {...tooltip(refusal)}
        onClick={() => !refusal && begin()}
        onKeyDown={onKeyDown}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
      >
        {figure.show(current)}
      </EditButton>
      {actor && snapshot?.hasTag('open') && (
        <Deferred>
          <FieldPlace>
            <InlineEditor product={product} actor={actor} snapshot={snapshot} anchor={button} />
          </FieldPlace>
        </Deferred>
      )}
    </>
  );
}

/** The product with the newest known figure: being saved, or saved but not in the list yet. */
function optimisticProduct(
  product: ProductSummary,
  field: InlineField,
  snapshot: InlineSnapshot | undefined,
): ProductSummary {
  if (!snapshot) return product;
  const { product: known } = snapshot.context;
  const wantedValue = readableNumber(snapshot.context.wantedValue);
  const isNewer = known.revision > product.revision;
  const figures = { price: product.price, quantity: product.quantity, ...(isNewer && known) };
  const { price } = figures;
  if (!snapshot.hasTag('busy') || wantedValue === null) {
    return { ...product, price, priceMax: price, quantity: figures.quantity };
  }
  return field === 'price'
    ? { ...product, price: wantedValue, priceMax: wantedValue }
    : { ...product, quantity: wantedValue };
}
