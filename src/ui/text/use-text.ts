import type { Namespace } from 'i18next';
import { useTranslation } from 'react-i18next';

export type TextNamespace =
  | 'common'
  | 'shell'
  | 'session'
  | 'problems'
  | 'products'
  | 'orders'
  | 'imports'
  | 'notifications'
  | 'appearance'
  | 'catalogue'
  | 'account'
  | 'palette'
  | 'permissions';

/**
 * The texts of a namespace in the page's language: `t('key', values)`, keys checked by the compiler.
 * Suspends until the namespace is loaded.
 */
export function useText<N extends TextNamespace & Namespace>(namespace: N) {
  return useTranslation<N>(namespace).t;
}
