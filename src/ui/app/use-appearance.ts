import { useCallback, useSyncExternalStore } from 'react';
import {
  type Appearance,
  defaultAppearance,
  isDefaultAppearance,
} from '#domain/appearance/appearance';
import { useLanguage } from '../text/use-language';
import { useApplication } from './application-context';

/**
 * One thing about how the portal looks in this browser; follows it, other tabs included. Who asks
 * renders again only when the answer changes, so that a switch of colour reaches no page.
 */
export function useAppearance<Answer extends string | boolean>(
  ask: (appearance: Appearance) => Answer,
): Answer {
  const { appearance } = useApplication();
  return useSyncExternalStore(appearance.subscribe, () => ask(appearance.read()));
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

/** Puts every setting back to its default, the direction to that of the language. */
export function useResetAppearance(): () => void {
  const { appearance } = useApplication();
  const language = useLanguage();
  return () => appearance.write(defaultAppearance(language));
}
