import type { Namespace, TFunction } from 'i18next';
import type { TextNamespace } from './page-texts';
import { useTexts } from './texts-provider';

export type { TextNamespace } from './page-texts';

/**
 * The texts of a namespace in the page's language: `t('key', values)`, keys checked by the
 * compiler. Suspends until the namespace is loaded. If neither the language nor the fallback can be
 * loaded, the page fails with an error, so that a seller never sees a key.
 */
export function useText<N extends TextNamespace & Namespace>(namespace: N): TFunction<N> {
  const texts = useTexts();
  const loading = texts.loading(namespace);
  // Thrown, because React repeats a component that called `use`, and expects the call again, which
  // is missing once the texts are loaded.
  if (loading) throw loading;
  return texts.of(namespace);
}
