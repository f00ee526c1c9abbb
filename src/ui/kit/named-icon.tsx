import { createContext, useContext, useEffect, useState } from 'react';
import { styled } from 'styled-components';

/** Finds a drawing (an SVG document) by name; null where there is none. */
export type LoadIconSvg = (name: string) => Promise<string | null>;

const IconSvgContext = createContext<LoadIconSvg>(async () => null);

/** Says where the drawings of the named icons below come from. */
export const NamedIconsProvider = IconSvgContext.Provider;

/* A mask and never markup: whatever a drawing holds, it can only be seen. */
const Drawing = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  background: currentcolor;
  mask: var(--drawing) center / contain no-repeat;
  forced-color-adjust: none;
`;
const Placeholder = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: var(--radius-chip);
  background: var(--skeleton);
`;

export interface NamedIconProps {
  /** As the record spells it: "box-linear". */
  name: string;
  /** Side in px; 20 when left out. */
  size?: number | undefined;
}

/**
 * A decorative icon whose name comes from data. A quiet square of the same size stands for it until
 * it is there, and for good where no icon has that name.
 */
export function NamedIcon({ name, size = 20 }: NamedIconProps) {
  const find = useContext(IconSvgContext);
  const [found, setFound] = useState<{ name: string; drawing: string | null } | null>(null);
  useEffect(() => {
    let shown = true;
    void find(name).then((drawing) => {
      if (shown) setFound({ name, drawing });
    });
    return () => {
      shown = false;
    };
  }, [find, name]);
  const drawing = found?.name === name ? found.drawing : null;
  if (drawing === null) return <Placeholder $size={size} aria-hidden="true" />;
  const address = `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
  return (
    <Drawing $size={size} style={{ '--drawing': address }} aria-hidden="true" data-icon={name} />
  );
}
