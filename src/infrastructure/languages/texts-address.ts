import { textFile } from '#domain/texts/text-files';

/**
 * Where the texts of a namespace are, or of a group of namespaces that have a file together. In a
 * build, the address names the version of the texts, so that a browser keeps them until they change
 * (scripts/texts-version.mjs).
 */
export function textsAddress(language: string, names: readonly string[]): string {
  const version = process.env.TEXTS_VERSION;
  const address = textFile(language, names);
  return version ? `${address}?v=${version}` : address;
}
