import { useEffect, useState } from 'react';
import type { Appearance } from '#application/ports/appearance.port';
import { useApplication } from './application-context';

/** How the portal looks in this browser; follows it, other tabs included. */
export function useAppearance(): Appearance {
  const { appearance } = useApplication();
  const [current, setCurrent] = useState(() => appearance.read());
  useEffect(() => appearance.subscribe(() => setCurrent(appearance.read())), [appearance]);
  return current;
}
