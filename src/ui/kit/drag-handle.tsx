import type { KeyboardEvent, MouseEvent } from 'react';
import type { useDrag } from 'react-aria-components/useDrag';
import { styled } from 'styled-components';
import DragIcon from '~icons/solar/hamburger-menu-linear';
import { media } from '../theme/breakpoints';
import { iconMask, maskedIcon } from './icon-mask';

type DragButtonProps = ReturnType<typeof useDrag>['dragButtonProps'];

const Handle = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: var(--radius-control);
  color: var(--text-2);
  cursor: grab;
  &::before {
    --icon: ${iconMask(DragIcon)};
    ${maskedIcon(16)}
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  /* A finger scrolls; the menu moves. */
  ${media.touch} {
    display: none;
  }
`;

interface DragHandleProps {
  label: string;
  /** What `useDrag` of the card gives for its button. */
  button: DragButtonProps;
}

/** The button that lifts a card with the keyboard or a screen reader. */
export function DragHandle({ label, button }: DragHandleProps) {
  return (
    <Handle
      type="button"
      aria-label={label}
      aria-describedby={button['aria-describedby']}
      {...pressHandlers(button.onPress)}
    />
  );
}

type OnPress = DragButtonProps['onPress'];

/**
 * Calls back when a key is released, so that the drag does not take its release for a drop, or when a
 * screen reader clicks.
 */
function pressHandlers(onPress: OnPress) {
  const begin = (pointerType: 'keyboard' | 'virtual', target: Element) => {
    // All that `useDrag` reads of a press.
    const press = { pointerType, target } as Parameters<NonNullable<OnPress>>[0];
    onPress?.(press);
  };
  const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (isPress(event)) event.preventDefault();
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (isPress(event)) begin('keyboard', event.currentTarget);
    },
    onClick: ({ detail, currentTarget }: MouseEvent) => {
      if (detail === 0) begin('virtual', currentTarget);
    },
  };
}
