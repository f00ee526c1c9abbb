import { createContext, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component';

const load = () => import('./settings-drawer');
const SettingsDrawer = lazyComponent(load, 'SettingsDrawer');

const OpenSettingsContext = createContext<(() => void) | null>(null);

/** Holds the settings drawer, whose code comes with its first opening, for everything below. */
export function SettingsDrawerProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<boolean | null>(null);
  const show = useCallback(() => setOpen(true), []);
  return (
    <OpenSettingsContext value={show}>
      {children}
      {open !== null && (
        <Suspense fallback={null}>
          <SettingsDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
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

/** Fetches the drawer's code when somebody is about to open it. */
export function preloadSettings(): void {
  load().catch(() => undefined);
}
