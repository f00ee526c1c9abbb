import type { PaletteGroup, PaletteItem } from '../kit/overlays/command-palette';

/** An entry of the palette and its effect: opens an address, or runs a function. */
export type PaletteEntry = PaletteItem & ({ readonly to: string } | { readonly run: () => void });

export interface PaletteEntries extends PaletteGroup {
  readonly items: readonly PaletteEntry[];
}
