import { createContext, useContext } from 'react';

/** The command palette, as buttons use it. */
export interface Palette {
  open(): void;
  /** Loads its code when a user is about to open it. */
  preload(): void;
}

/** Provided by the palette's provider; the error pages are outside it. */
export const PaletteContext = createContext<Palette | null>(null);

/** The command palette; null where there is none, and then no button opens it. */
export function usePalette(): Palette | null {
  return useContext(PaletteContext);
}
