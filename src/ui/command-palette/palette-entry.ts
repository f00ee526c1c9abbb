import type { PaletteGroup, PaletteItem } from '../kit/command-palette';

/** An entry of the palette and what choosing it does: leads to an address, or does something here. */
export type PaletteEntry = PaletteItem & ({ readonly to: string } | { readonly run: () => void });

export interface PaletteEntries extends PaletteGroup {
  readonly items: readonly PaletteEntry[];
}
