/**
 * Where the texts of a namespace are. In a build, the address names the version of the texts, so
 * that a browser keeps them until they change (scripts/texts-version.mjs).
 */
export function textsAddress(language: string, namespace: string): string {
  const version = process.env.TEXTS_VERSION;
  const address = `/locales/${language}/${namespace}.json`;
  return version ? `${address}?v=${version}` : address;
}
