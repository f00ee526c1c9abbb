import { headerOf, IMPORT_CHANGE_COLUMNS } from '#domain/exports/export-columns';
import type { Language } from '#domain/format/languages';
import type { ChangeWords } from '#domain/products/import/changed-rows';
import type { FailureReason } from '#domain/products/import/failing-rows';
import { isStockPolicy } from '#domain/products/stock-policy';

/** The texts of the import's pages that its files have too. */
interface ImportTexts {
  readonly issues: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<'inColumn' | 'ofRow', string>>;
  readonly changes: Readonly<Record<'yes' | 'no', string>>;
  readonly outcome: Readonly<Record<string, string>>;
  readonly standout: Readonly<Record<string, string>>;
  readonly targets: Readonly<Record<string, string>>;
}

/** Read when the first file is requested: the server starts without them. */
const TEXTS: Readonly<Record<Language, () => Promise<{ default: ImportTexts }>>> = {
  fr: () => import('../../public/locales/fr/imports.json'),
  ar: () => import('../../public/locales/ar/imports.json'),
  en: () => import('../../public/locales/en/imports.json'),
};

const PRODUCT_TEXTS: Readonly<
  Record<Language, () => Promise<{ default: { stockPolicy: Readonly<Record<string, string>> } }>>
> = {
  fr: () => import('../../public/locales/fr/products.json'),
  ar: () => import('../../public/locales/ar/products.json'),
  en: () => import('../../public/locales/en/products.json'),
};

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/** "Price", "Option: color": the label of a target. */
function targetName({ targets }: ImportTexts, target: string): string {
  const own = targets[target];
  if (own !== undefined) return own;
  const [kind = '', ...parts] = target.split(':');
  const text = parts.length === 0 ? undefined : targets[kind === 'price' ? 'priceIn' : kind];
  return text === undefined ? target : filled(text, { part: parts.join(':') });
}

/** Describes a reason why a row failed, as the page of the import does in this language. */
export async function failureText(language: Language): Promise<(reason: FailureReason) => string> {
  const { default: texts } = await TEXTS[language]();
  return ({ code, column, value }) => {
    const message = texts.issues[code] ?? code;
    if (column !== null)
      return filled(texts.rows.inColumn, { message, column, value: value ?? '' });
    return value ? filled(texts.rows.ofRow, { message, value }) : message;
  };
}

/** The words of the file of changes in this language, as the page of the import has them. */
export async function changeWords(language: Language): Promise<ChangeWords> {
  const { default: texts } = await TEXTS[language]();
  const { stockPolicy } = (await PRODUCT_TEXTS[language]()).default;
  const { changes, outcome, standout } = texts;
  return {
    columns: headerOf(IMPORT_CHANGE_COLUMNS, language),
    outcome: (code) => outcome[code] ?? code,
    standout: (code) => standout[code] ?? code,
    field: (target) => targetName(texts, target),
    value: (field, value) => {
      if (field === 'stockPolicy' && isStockPolicy(value)) return stockPolicy[value] ?? value;
      const isAnswer = field.startsWith('attr:') && (value === 'true' || value === 'false');
      return isAnswer ? changes[value === 'true' ? 'yes' : 'no'] : value;
    },
  };
}
