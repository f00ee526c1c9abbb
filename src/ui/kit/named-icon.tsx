import { createContext, useContext, useEffect, useState } from 'react';
import { styled } from 'styled-components';

/** Finds a drawing (an SVG document) by name; null if there is none. */
export type LoadIconSvg = (name: string) => Promise<string | null>;

const IconSvgContext = createContext<LoadIconSvg>(async () => null);

/** Provides the source of the drawings for the named icons below. */
export const NamedIconsProvider = IconSvgContext.Provider;

/* A mask and never markup: nothing in a drawing can run. */
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
  /** As in the record: "box-linear". */
  name: string;
  /** Side in px; 20 by default. */
  size?: number | undefined;
}

/**
 * A decorative icon whose name comes from data. A muted square of the same size replaces it until
 * it has loaded, and permanently if no icon has that name.
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
