import type { Namespace } from 'i18next';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/format/languages';
import { type TextNamespace, useText } from './use-text';

/**
 * The texts of a namespace in a language that need not be the page's, and whether they are as good as
 * they will get: until they are there, or where they cannot be had, those of the page's language.
 */
export function useTextInWithStatus<N extends TextNamespace & Namespace>(
  namespace: N,
  language: Language,
) {
  const own = useText(namespace);
  const { i18n } = useTranslation(namespace);
  const [tries, drawAgain] = useReducer((times: number) => times + 1, 0);
  const isLoaded = i18n.hasResourceBundle(language, namespace);
  useEffect(() => {
    // Not `loadLanguages`, which would fetch every namespace from then on in that language too.
    if (!isLoaded) i18n.reloadResources([language], [namespace]).then(drawAgain, drawAgain);
  }, [i18n, isLoaded, language, namespace]);
  // The namespace says the type of both; `getFixedT` forgets its fallback.
  const t = isLoaded ? (i18n.getFixedT(language, namespace) as typeof own) : own;
  return { t, isSettled: isLoaded || tries > 0 };
}

/** The texts of a namespace in a language that need not be the page's, for what somebody else will read. */
export function useTextIn<N extends TextNamespace & Namespace>(namespace: N, language: Language) {
  return useTextInWithStatus(namespace, language).t;
}
