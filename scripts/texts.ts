/**
 * Rules for texts that the compiler cannot check: an unused key is removed, a control's name, title
 * or hint is never written in the code, and each thing has one term (docs/terms.md). (Unknown keys are type errors; text between
 * tags is checked by the linter, noJsxLiterals.) `tsx scripts/texts.ts [root]`: prints one line per
 * finding and fails when there is any.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { serverTexts, wordFindings } from './words';

export interface TextFinding {
  file: string;
  message: string;
}

/** Attributes that users read, or that a screen reader reads to them. */
const READ_ALOUD_ATTRIBUTES =
  /\b(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|help|error|caption|subtitle)=(?:"([^"]*)"|\{\s*['"]([^'"]*)['"]\s*\})/gu;
const FORM = /_(?:zero|one|two|few|many|other)$/;

/** The folders of texts: those of the product, and those of the developers' tool. */
const LOCALES = ['public/locales', 'src/dev/locales'];

/** @param root the folder that contains src and public/locales */
export function textFindings(root: string): TextFinding[] {
  const sources = sourcesIn(root);
  return [
    ...LOCALES.flatMap((locales) => unusedKeys(root, locales, sources)),
    ...untranslated(sources),
  ];
}

interface Source {
  file: string;
  text: string;
}

function sourcesIn(root: string): Source[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|d|generated)\.tsx?$/.test(path))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

function untranslated(sources: readonly Source[]): TextFinding[] {
  return sources
    .filter(({ file }) => /^src\/(?:ui|dev)\/.*\.tsx$/.test(file))
    .flatMap(({ file, text }) =>
      Array.from(text.matchAll(READ_ALOUD_ATTRIBUTES), ([whole, plain, braced]) => ({
        whole,
        words: plain ?? braced ?? '',
      }))
        .filter(({ words }) => /\p{L}{2,}/u.test(words))
        .map(({ whole }) => ({
          file,
          message: `${whole} is said in one language only: put it into public/locales and say t(…).`,
        })),
    );
}

/**
 * A key is used where a string of the code ends in it (`'orders:tabs.all'`, `'tabs.all'`), or where a
 * template begins like it (`tabs.${tab}` uses all of `tabs.`).
 */
function unusedKeys(root: string, locales: string, sources: readonly Source[]): TextFinding[] {
  const said = new Set<string>();
  const begun = new Set<string>();
  for (const { text } of sources) {
    for (const [, words] of text.matchAll(/['"`]([\w.:-]+)['"`]/g))
      said.add(afterColon(words ?? ''));
    for (const [, start] of text.matchAll(/`([\w.:-]+[.:])\$\{/g))
      begun.add(afterColon(start ?? ''));
  }
  const folder = join(root, locales, 'fr');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => {
    const tree: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const isUsed = (key: string): boolean =>
      said.has(key) || Array.from(begun).some((start) => key.startsWith(start));
    const unused = keysOf(tree, '').filter((key) => !isUsed(key) && !isUsed(key.replace(FORM, '')));
    return unused.map((key) => ({
      file: `${locales}/*/${file}`,
      message: `nothing says "${basename(file, '.json')}:${key}": take it out, in all three languages.`,
    }));
  });
}

function afterColon(words: string): string {
  return words.slice(words.indexOf(':') + 1);
}

function keysOf(tree: unknown, path: string): string[] {
  if (typeof tree !== 'object' || tree === null) return [path];
  return Object.entries(tree).flatMap(([key, branch]) =>
    keysOf(branch, path === '' ? key : `${path}.${key}`),
  );
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const root = resolve(process.argv[2] ?? '.');
  const findings = [...textFindings(root), ...wordFindings(root, serverTexts)];
  for (const { file, message } of findings) console.error(`${file}: ${message}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
