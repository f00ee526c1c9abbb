import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';

function load() {
  return import('./settings-drawer');
}

const SettingsDrawer = lazyComponent(load, 'SettingsDrawer');

const OpenSettingsContext = createContext<(() => void) | null>(null);

/** Provides the settings drawer to the components below; loads its code on the first opening. */
export function SettingsDrawerProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<boolean | null>(null);
  const show = useCallback(() => setOpen(true), []);
  return (
    <OpenSettingsContext value={show}>
      {children}
      {open !== null && (
        <Deferred>
          <SettingsDrawer open={open} onClose={() => setOpen(false)} />
        </Deferred>
      )}
    </OpenSettingsContext>
  );
}

/** Opens the settings drawer. */
export function useOpenSettings(): () => void {
  const open = useContext(OpenSettingsContext);
  if (!open) throw new Error('useOpenSettings needs WithSettings above it.');
  return open;
}

/** Loads the drawer's code when a user is about to open it. */
export function preloadSettings(): void {
  load().catch(() => undefined);
}
