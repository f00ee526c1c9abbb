import { useCallback, useSyncExternalStore } from 'react';
import {
  type Appearance,
  defaultAppearance,
  isDefaultAppearance,
} from '#domain/appearance/appearance';
import { useApplication } from '../portal-context/application-context';
import { useLanguage } from '../text/use-language';

/**
 * One property of the portal's appearance in this browser; updates with it, also from other tabs. A
 * component re-renders only when the returned value changes, so that a change of colour re-renders
 * no page.
 */
export function useAppearance<Answer extends string | boolean>(
  ask: (appearance: Appearance) => Answer,
): Answer {
  const { appearance } = useApplication();
  const current = () => ask(appearance.read());
  return useSyncExternalStore(appearance.subscribe, current, current);
}

/** Whether settings differ from their defaults: a reset is then offered (specification, section 4). */
export function useAppearanceDiffers(): boolean {
  const language = useLanguage();
  return useAppearance((appearance) => !isDefaultAppearance(appearance, language));
}

/** Changes some settings and keeps the others. */
export function useChangeAppearance(): (change: Partial<Appearance>) => void {
  const { appearance } = useApplication();
  return useCallback(
    (change) => appearance.write({ ...appearance.read(), ...change }),
    [appearance],
  );
}

/** Resets every setting to its default, the direction to that of the language. */
export function useResetAppearance(): () => void {
  const { appearance } = useApplication();
  const language = useLanguage();
  return () => appearance.write(defaultAppearance(language));
}
