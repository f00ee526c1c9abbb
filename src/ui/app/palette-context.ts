import { createContext, useContext } from 'react';

/** The command palette, as buttons see it. */
export interface Palette {
  open(): void;
}

/** Given by whoever mounts the palette, above the shell and the error pages. */
export const PaletteContext = createContext<Palette | null>(null);

/** The command palette; null while there is none, and then no button offers it. */
export function usePalette(): Palette | null {
  return useContext(PaletteContext);
}
