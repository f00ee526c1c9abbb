/**
 * The files of texts. Each namespace has a file in each language. Namespaces that are needed
 * together have one more file together, which the build writes (src/prerender/page-requests.ts).
 */

/** The address of the texts of one namespace, or of a group by the names of its namespaces. */
export function textFile(language: string, names: readonly string[]): string {
  return `/locales/${language}/${names.toSorted().join('.')}.json`;
}
