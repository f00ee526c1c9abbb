import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { InlineEditEvent } from '#application/products/inline-edit.machine';
import type { ProductSummary } from '#openapi/types.generated';
import { useProductLabel } from '../../links/product-name';
import { useText } from '../../text/use-text';
import { FigureInput, startOf, useFigureError } from './figure-input';
import type { InlineActor, InlineSnapshot } from './inline-edits';

/*
 * Covers the figure, so that no column moves. The error text is below it, and above it in the last
 * row. Only the text is wide: a wide field would leave too small a strip of the figure beside it to
 * press.
 */
const Surface = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-start: calc(50% - 20px);
  inset-inline-end: -12px;
  inline-size: 152px;
  border-radius: var(--radius-control);
  background: var(--paper);
  & p {
    position: absolute;
    inset-block-start: calc(100% + 4px);
    inset-inline-end: 0;
    inline-size: 240px;
    padding: 8px 10px;
    border-radius: var(--radius-control);
    background: var(--paper);
    box-shadow: var(--shadow-pop);
    text-align: start;
    white-space: normal;
  }
  tr:last-child:not(:first-child) & p {
    inset-block: auto calc(100% + 4px);
  }
`;

export interface FigureFieldProps {
  product: ProductSummary;
  actor: InlineActor;
  snapshot: InlineSnapshot;
  /** The button of the figure under the field, which gets the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
}

/** The figure's field: Enter, Tab and blur save, Escape cancels; Tab opens the next figure. */
export function FigureField({ product, actor, snapshot, anchor }: FigureFieldProps) {
  const t = useText('inlineEdit');
  const name = useProductLabel()(product);
  const { field } = snapshot.context;
  const [value, setValue] = useState(() => startOf(snapshot));
  const container = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isLeft = useRef(false);
  const error = useFigureError(snapshot, value);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
    return stopArrowPropagation(input.current);
  }, []);
  /**
   * Ends the field. Moves the focus while the field still exists; otherwise the table would take
   * it.
   */
  const leave = (event: InlineEditEvent, next: HTMLElement | null) => {
    isLeft.current = true;
    actor.send(event);
    // The event may have been refused: the state right after it decides about the focus.
    isLeft.current = !actor.getSnapshot().matches('editing');
    if (isLeft.current) next?.focus();
  };
  const save = (next: HTMLElement | null) => leave({ type: 'value.save', value }, next);
  const onKeyDown = (event: KeyboardEvent) => {
    const isOurs = ['Escape', 'Enter', 'Tab'].includes(event.key);
    if (!isOurs || event.nativeEvent.isComposing) return;
    // The table and the browser handle these keys differently.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return leave({ type: 'edit.cancel' }, anchor.current);
    if (event.key === 'Enter') return save(anchor.current);
    const next = adjacentFigure(container.current, event.shiftKey);
    save(next ?? anchor.current);
    if (isLeft.current) next?.click();
  };
  // Switching to another window leaves the field open.
  const onBlur = () => {
    if (!isLeft.current && document.hasFocus()) save(null);
  };
  return (
    // Keys of the field inside it.
    <Surface ref={container} role="none" onKeyDownCapture={onKeyDown}>
      <FigureInput
        ref={input}
        field={field}
        label={t(`field.${field}`, { name })}
        hideLabel
        value={value}
        onChange={setValue}
        error={error}
        onBlur={onBlur}
      />
    </Surface>
  );
}

/** Arrow keys move in the text, not to the next cell: captured before the table receives them. */
function stopArrowPropagation(input: HTMLInputElement | null): () => void {
  const stopArrowKeys = (event: globalThis.KeyboardEvent) => {
    if (event.target === input && event.key.startsWith('Arrow')) event.stopPropagation();
  };
  window.addEventListener('keydown', stopArrowKeys, true);
  return () => window.removeEventListener('keydown', stopArrowKeys, true);
}

/** The next or previous figure in the table that may be changed. */
function adjacentFigure(container: HTMLElement | null, before: boolean): HTMLElement | undefined {
  const figure = container?.closest('td, th')?.querySelector<HTMLElement>('[data-figure]');
  const table = container?.closest('table');
  if (!figure || !table) return undefined;
  const all = [...table.querySelectorAll<HTMLElement>('[data-figure="open"]')];
  return all[all.indexOf(figure) + (before ? -1 : 1)];
}
