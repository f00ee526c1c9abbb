import type { Namespace } from 'i18next';
import { useEffect, useReducer } from 'react';
import type { Language } from '#domain/format/languages';
import { useTexts } from './texts-provider';
import { type TextNamespace, useText } from './use-text';

/**
 * The texts of a namespace in a given language, and whether loading is finished. Until they are
 * loaded, or if they cannot be, the texts are in the page's language.
 */
export function useTextInWithStatus<N extends TextNamespace & Namespace>(
  namespace: N,
  language: Language,
) {
  const own = useText(namespace);
  const { i18n } = useTexts();
  const [tries, drawAgain] = useReducer((times: number) => times + 1, 0);
  const isLoaded = i18n.hasResourceBundle(language, namespace);
  useEffect(() => {
    // Not `loadLanguages`, which would then also fetch every later namespace in that language.
    if (!isLoaded) i18n.reloadResources([language], [namespace]).then(drawAgain, drawAgain);
  }, [i18n, isLoaded, language, namespace]);
  // The namespace determines the type of both. The type of `getFixedT` has no fallback.
  const t = isLoaded ? (i18n.getFixedT(language, namespace) as typeof own) : own;
  return { t, isSettled: isLoaded || tries > 0 };
}

/** The texts of a namespace in a given language, for another person to read. */
export function useTextIn<N extends TextNamespace & Namespace>(namespace: N, language: Language) {
  return useTextInWithStatus(namespace, language).t;
}
