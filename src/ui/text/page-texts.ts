import type { i18n as I18n, Namespace, TFunction } from 'i18next';
import { DEFAULT_LANGUAGE, type Language, toLanguage } from '#domain/format/languages';
import type { TextResources } from './text-resources.generated';

/** A file of texts; `dev` belongs to the developer tool, which is never shipped. */
export type TextNamespace = keyof TextResources | 'dev';

/** The texts of one instance of i18next in one language, shared by all components. */
export interface PageTexts {
  readonly i18n: I18n;
  /** As i18next names it. */
  readonly spoken: string;
  readonly language: Language;
  /** The request for a namespace that is not loaded; null if it is, or cannot be. */
  loading(namespace: TextNamespace): Promise<void> | null;
  /**
   * The texts of a namespace: always the same function. Throws if neither the language nor the
   * fallback could be loaded.
   */
  of<N extends TextNamespace & Namespace>(namespace: N): TFunction<N>;
}

interface TextStore {
  current(): PageTexts;
  subscribe(listener: () => void): () => void;
}

type Translate = (key: string, values?: object) => unknown;
/** Texts by their keys, with the places of their values. */
type PlainTexts = Map<string, unknown>;

const stores = new WeakMap<I18n, TextStore>();

/** The texts of an instance in its current language; notifies when the language has changed. */
export function textStoreOf(i18n: I18n): TextStore {
  const store = stores.get(i18n) ?? createTextStore(i18n);
  stores.set(i18n, store);
  return store;
}

function createTextStore(i18n: I18n): TextStore {
  const plain: PlainTexts[] = [];
  let current: PageTexts | undefined;
  i18n.store.on('added', () => {
    for (const texts of plain) texts.clear();
  });
  return {
    current() {
      if (current?.spoken === i18n.language) return current;
      plain.length = 0;
      current = createPageTexts(i18n, (texts) => plain.push(texts));
      return current;
    },
    subscribe(listener) {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
  };
}

function createPageTexts(i18n: I18n, onPlainTexts: (texts: PlainTexts) => void): PageTexts {
  const spoken = i18n.language;
  const ready = new Map<TextNamespace, Translate>();
  const requests = new Map<TextNamespace, Promise<void>>();
  const request = (namespace: TextNamespace) => {
    const started =
      requests.get(namespace) ??
      i18n.loadNamespaces(namespace).finally(() => requests.delete(namespace));
    requests.set(namespace, started);
    return started;
  };
  const start = (namespace: TextNamespace): Translate => {
    if (!i18n.languages.some((language) => i18n.hasResourceBundle(language, namespace))) {
      throw new Error(`The texts of ${namespace} could not be loaded.`);
    }
    const plain: PlainTexts = new Map();
    onPlainTexts(plain);
    const translate = translateIn(i18n, spoken, namespace, plain);
    ready.set(namespace, translate);
    return translate;
  };
  return {
    i18n,
    spoken,
    language: toLanguage(i18n.resolvedLanguage ?? spoken) ?? DEFAULT_LANGUAGE,
    loading: (namespace) =>
      ready.has(namespace) || i18n.hasLoadedNamespace(namespace) ? null : request(namespace),
    of: <N extends TextNamespace & Namespace>(namespace: N) =>
      // `translateIn` takes keys and values as i18next does; its type knows no single keys.
      (ready.get(namespace) ?? start(namespace)) as unknown as TFunction<N>,
  };
}

/** The options by which i18next chooses among the texts of a key. */
const CHOOSING = ['count', 'context', 'ordinal', 'defaultValue', 'returnObjects', 'joinArrays'];

type Insert = (text: string, values: object, language: string) => string;

/**
 * Inserts values into a text, as the instance's format does; it leaves the place of a value that was
 * not passed. Undefined where i18next itself inserts them.
 */
function insertOf({ modules }: I18n): Insert | undefined {
  const format = modules.i18nFormat;
  return format && 'parse' in format ? (format.parse as Insert) : undefined;
}

/** Texts are looked up once: the cells of a list request them again and again. */
function translateIn(
  i18n: I18n,
  language: string,
  namespace: TextNamespace,
  plain: PlainTexts,
): Translate {
  const translate = i18n.t as Translate;
  const origin = { ns: namespace, lng: language };
  const insert = insertOf(i18n);
  const lookUp = (key: string) => {
    const known = plain.get(key);
    if (known !== undefined) return known;
    const text = translate(key, origin);
    plain.set(key, text);
    return text;
  };
  return (key, values) => {
    if (!values) return lookUp(key);
    const isOneText = insert && !CHOOSING.some((option) => option in values);
    const text = isOneText ? lookUp(key) : null;
    return insert && typeof text === 'string'
      ? insert(text, values, language)
      : translate(key, { ...values, ...origin });
  };
}
