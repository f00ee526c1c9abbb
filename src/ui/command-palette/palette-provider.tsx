import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { singleKeyShortcuts } from '#application/preferences/preference';
import SearchIcon from '~icons/solar/magnifier-linear';
import {
  type Command,
  CommandRegistryProvider,
  useCommandRegistry,
  useCommands,
} from '../commands/command-registry';
import { consumesKeys, isDialogOpen, PALETTE_KEYS, shortcutOf } from '../commands/keys';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { PaletteContext } from '../portal-context/palette-context';
import { usePreference } from '../portal-context/use-preference';
import { useText } from '../text/use-text';

const loadPalette = preloadable(() => import('./portal-palette'));
const Palette = lazyComponent(loadPalette, 'PortalPalette');
const ShortcutHelp = lazyComponent(() => import('./shortcut-help'), 'ShortcutHelp');

/** `none` once a window was closed: what the palette began goes on. */
type PaletteWindow = 'palette' | 'sheet' | 'none';

/** Loads the palette's code when a user is about to open it. */
function preloadPalette(): void {
  void loadPalette.preload();
}

/** Wraps every signed-in page: its keyboard commands, and the windows that list them. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  return (
    <CommandRegistryProvider>
      <Windows>{children}</Windows>
    </CommandRegistryProvider>
  );
}

function Windows({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<PaletteWindow | null>(null);
  const close = () => setShown('none');
  const [palette] = useState(() => ({
    open: () => setShown('palette'),
    preload: preloadPalette,
  }));
  return (
    <PaletteContext value={palette}>
      {children}
      <Keys open={setShown} />
      <Deferred>
        {shown && <Palette open={shown === 'palette'} onClose={close} />}
        {shown === 'sheet' && <ShortcutHelp onClose={close} />}
      </Deferred>
    </PaletteContext>
  );
}

/** Handles key presses for all commands. */
function Keys({ open }: { open: (which: PaletteWindow) => void }) {
  const t = useText('palette');
  const registry = useCommandRegistry();
  const [plainKeysOn] = usePreference(singleKeyShortcuts);
  const own = useMemo<Command[]>(
    () => [
      {
        id: 'portal.palette',
        label: t('label'),
        scope: 'portal',
        keys: PALETTE_KEYS,
        icon: SearchIcon,
        keyboardOnly: true,
        run: () => open('palette'),
      },
      {
        id: 'portal.shortcuts',
        label: t('sheet.title'),
        scope: 'portal',
        keys: '?',
        run: () => open('sheet'),
      },
    ],
    [t, open],
  );
  useCommands(own);
  // From the moment in which the page is shown.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Pressing Ctrl or Cmd is the first half of the shortcut.
      if (event.key === 'Control' || event.key === 'Meta') preloadPalette();
      const keys = event.defaultPrevented ? null : shortcutOf(event);
      if (keys === null || isDialogOpen()) return;
      if (!keys.startsWith('mod+') && (!plainKeysOn || consumesKeys(event.target))) return;
      const command = registry.all().find((one) => one.keys === keys);
      if (!command) return;
      event.preventDefault();
      // A key that is held down would go on with the next record.
      if (event.repeat && command.scope === 'record') return;
      command.run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [registry, plainKeysOn]);
  return null;
}
