import type { Namespace } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { TextResources } from './text-resources.generated';

/** A file of texts; `dev` belongs to the developer tool, which is never shipped. */
export type TextNamespace = keyof TextResources | 'dev';

/**
 * The texts of a namespace in the page's language: `t('key', values)`, keys checked by the
 * compiler. Suspends until the namespace is loaded. If neither the language nor the fallback can be
 * loaded, the page fails with an error, so that a seller never sees a key.
 */
export function useText<N extends TextNamespace & Namespace>(namespace: N) {
  const { t, i18n } = useTranslation<N>(namespace);
  const spoken = i18n.languages ?? [];
  if (spoken.length > 0 && !spoken.some((one) => i18n.hasResourceBundle(one, namespace))) {
    throw new Error(`The texts of ${namespace} could not be loaded.`);
  }
  return t;
}
