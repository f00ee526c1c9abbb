import type { PaletteGroup, PaletteItem } from '../kit/overlays/command-palette';

/**
 * An entry of the palette and its effect: opens an address, or runs a function, after which the
 * palette is closed unless the entry is about the palette's own results.
 */
export type PaletteEntry = PaletteItem &
  ({ readonly to: string } | { readonly run: () => void; readonly staysOpen?: boolean });

export interface PaletteEntries extends PaletteGroup {
  readonly items: readonly PaletteEntry[];
}
