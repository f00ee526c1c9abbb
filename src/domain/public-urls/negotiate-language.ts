import { DEFAULT_LANGUAGE, type Language, toLanguage } from '../format/languages';

export interface LanguageSources {
  /** `lng` of the query string. */
  readonly query?: string | undefined;
  /** The cookie `i18next`. */
  readonly cookie?: string | undefined;
  /** The header Accept-Language: "ar-MA,fr;q=0.8". */
  readonly accepted?: string | undefined;
}

/**
 * The language in which a page is served: from the sources of the specification's order (section 9)
 * that reach a server, ignoring unsupported languages. French is the default.
 */
export function negotiateLanguage({ query, cookie, accepted }: LanguageSources): Language {
  return toLanguage(query) ?? toLanguage(cookie) ?? acceptedLanguage(accepted) ?? DEFAULT_LANGUAGE;
}

function acceptedLanguage(header = ''): Language | null {
  const wishes = header.split(',').map((part) => {
    const [tag, ...settings] = part.split(';');
    const weight = settings.find((setting) => setting.trim().startsWith('q='));
    return { language: toLanguage(tag), weight: weight ? Number(weight.trim().slice(2)) : 1 };
  });
  const liked = wishes.filter(({ language, weight }) => language && weight > 0);
  // Of equal weights the first counts: sorting keeps their order.
  return liked.sort((one, other) => other.weight - one.weight)[0]?.language ?? null;
}
