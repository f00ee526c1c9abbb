import { FALLBACK_LANGUAGE } from '#domain/format/languages';
import { textFile } from '#domain/texts/text-files';

/**
 * Where the texts of a namespace are, or of a group of namespaces that have a file together. In a
 * build, the address names the version of the texts, so that a browser keeps them until they change
 * (bundler/texts-version.ts).
 */
export function textsAddress(language: string, names: readonly string[]): string {
  const version = process.env.TEXTS_VERSION;
  const address = textFile(language, names);
  return version ? `${address}?v=${version}` : address;
}

/**
 * The files from which these namespaces are read in a language: a text that is missing there is shown
 * in the fallback language, whose texts a group's file contains too.
 */
export function textsAddresses(language: string, names: readonly string[]): readonly string[] {
  const languages = names.length > 1 ? [language] : [language, FALLBACK_LANGUAGE];
  return names.length === 0 ? [] : languages.map((one) => textsAddress(one, names));
}
