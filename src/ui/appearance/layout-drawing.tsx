import { styled } from 'styled-components';
import type { Appearance } from '#domain/appearance/appearance';

const Window = styled.span<{ $chosen: boolean; $across: boolean }>`
  display: flex;
  flex-direction: ${({ $across }) => ($across ? 'column' : 'row')};
  gap: 3px;
  inline-size: 50px;
  block-size: 34px;
  padding: 3px;
  border-radius: 6px;
  box-shadow: inset 0 0 0 1px var(--line);
  background: var(--paper);
  color: ${({ $chosen }) => ($chosen ? 'var(--fill)' : 'var(--grey-500)')};
`;
const Menu = styled.span<{ $size: number }>`
  flex: none;
  flex-basis: ${({ $size }) => $size}px;
  border-radius: 2px;
  background: currentColor;
`;
const Content = styled.span`
  flex: 1;
  border-radius: 2px;
  background: color-mix(in srgb, currentColor 28%, transparent);
`;

const MENU_SIZES = { vertical: 13, horizontal: 7, mini: 6 } as const;

export interface LayoutDrawingProps {
  of: Appearance['themeLayout'];
  chosen: boolean;
}

/** A small window with the menu where the layout places it; follows the reading direction. */
export function LayoutDrawing({ of: layout, chosen }: LayoutDrawingProps) {
  return (
    <Window $chosen={chosen} $across={layout === 'horizontal'} aria-hidden="true">
      <Menu $size={MENU_SIZES[layout]} />
      <Content />
    </Window>
  );
}
