import type { LanguageDetectorModule } from 'i18next';
import { type BackendModule, createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  LANGUAGES,
  toLanguage,
} from '#domain/format/languages';
import type { KeyValueStorage } from '../storage/browser-storage';
import { LANGUAGE_KEY } from './i18next-languages';
import { createTextReader, type FindTextGroup, isRetryable } from './read-texts';
import { textFormat } from './text-format';

export interface I18nextParts {
  /** Loaded before `ready` resolves. */
  readonly namespaces: readonly string[];
  readonly storage: KeyValueStorage;
  readonly fetch: typeof fetch;
  /** Which namespaces have a file together; none when left out. */
  readonly findGroup?: FindTextGroup;
  /** The root element: the script of the document has written the detected language there. */
  readonly root: Pick<HTMLElement, 'lang'>;
}

/**
 * Starts i18next with loading, retries and fallback as the specification requires (section 9). Uses
 * the language that src/document-scripts/language-and-appearance.ts detected; a second detection could only differ. `ready` resolves when
 * the namespaces are loaded, or cannot be.
 */
export function startI18next(parts: I18nextParts): { i18n: I18n; ready: Promise<unknown> } {
  const i18n = createInstance();
  const ready = i18n
    .use(httpBackend(parts))
    .use(detectedLanguage(parts))
    .use(textFormat)
    .use(initReactI18next)
    .init({
      supportedLngs: [...LANGUAGES],
      fallbackLng: FALLBACK_LANGUAGE,
      load: 'languageOnly',
      ns: [...parts.namespaces],
      defaultNS: 'common',
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
    });
  return { i18n, ready };
}

/** Whether the texts were loaded, in the page's language or in the fallback. */
export function hasTexts(i18n: I18n, namespace: string): boolean {
  return i18n.languages.some((language) => i18n.hasResourceBundle(language, namespace));
}

/** Reads the texts from their files; i18next retries when that may help. */
function httpBackend({ fetch, findGroup = () => undefined }: I18nextParts): BackendModule {
  const read = createTextReader(fetch, findGroup);
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, done) => {
      read(language, namespace).then(
        (texts) => done(null, texts),
        (error: Error) => done(error, isRetryable(error)),
      );
    },
  };
}

function detectedLanguage({ root, storage }: I18nextParts): LanguageDetectorModule {
  return {
    type: 'languageDetector',
    detect: () => toLanguage(root.lang) ?? DEFAULT_LANGUAGE,
    cacheUserLanguage: (language) => storage.set(LANGUAGE_KEY, language),
  };
}
