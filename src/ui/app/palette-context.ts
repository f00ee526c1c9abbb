import { createContext, useContext } from 'react';

/** The command palette, as buttons see it. */
export interface Palette {
  open(): void;
  /** Fetches its code for somebody who is about to open it. */
  preload(): void;
}

/** Given by the palette's provider; the error pages stand outside it. */
export const PaletteContext = createContext<Palette | null>(null);

/** The command palette; null where there is none, and then no button offers it. */
export function usePalette(): Palette | null {
  return useContext(PaletteContext);
}
