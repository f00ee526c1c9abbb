import { getI18n } from 'react-i18next';
import type { TextNamespace } from './use-text';

/**
 * Loads code together with the text namespaces that it needs. Resolves once both have come, with the
 * code; texts that could not be loaded are loaded when they are shown.
 */
export function withTexts<Module>(
  load: () => Promise<Module>,
  texts: readonly TextNamespace[],
): () => Promise<Module> {
  return async () => {
    const [code] = await Promise.all([load(), getI18n().loadNamespaces(texts)]);
    return code;
  };
}
