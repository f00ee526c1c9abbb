/**
 * Refuses names and phrases for which the field has a standard term (scripts/refused-terms.ts).
 * `tsx scripts/terms.ts [root]`: prints one line per finding and fails when there is any.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceFiles } from './module-imports';
import { refusedIdentifiers, refusedPaths, refusedPatterns, refusedPhrases } from './refused-terms';

export interface TermFinding {
  readonly file: string;
  /** Counted from 1; 0 for the name of the file. */
  readonly line: number;
  readonly refused: string;
  /** The standard term. */
  readonly use: string;
}

const FOLDERS = ['src', 'server', 'tests', 'scripts', 'openapi', 'docs'];
/** Folders have no extension. */
const ANY_FILE = /\.\w+$/;
const READ = /\.(?:tsx?|mts|mjs|js|css|html|sql|yaml|md)$/;
/** The list and its test name what they refuse; generated files follow their sources. */
const EXEMPT = /^scripts\/refused-terms\.ts$|^tests\/tooling\/terms\.test\.ts$|\.generated\.ts$/;

const standardTerms = new Map(
  refusedIdentifiers.flatMap(({ refused, use }) => refused.map((name) => [name, use] as const)),
);

const phrasePatterns = refusedPhrases.flatMap(({ refused, use }) =>
  refused.map((phrase) => ({
    phrase,
    use,
    // A phrase may run over a line end, where a comment continues with an asterisk or slashes.
    pattern: new RegExp(`\\b${phrase.replaceAll(' ', String.raw`[\s*/]+`)}\\b`, 'gi'),
  })),
);

/** @param root the folder that holds src, server and the others */
export function termFindings(root: string): TermFinding[] {
  return [...readdirSync(root), ...sourceFiles(root, FOLDERS, ANY_FILE)]
    .filter((file) => !EXEMPT.test(file))
    .flatMap((file) => [
      ...pathFindings(file),
      ...(READ.test(file) ? textFindings(file, readFileSync(join(root, file), 'utf8')) : []),
    ]);
}

function pathFindings(file: string): TermFinding[] {
  return refusedPaths
    .filter(({ pattern }) => pattern.test(file))
    .map(({ use }) => ({ file, line: 0, refused: file.split('/').at(-1) ?? file, use }));
}

function textFindings(file: string, text: string): TermFinding[] {
  const names = [...text.matchAll(/[A-Za-z_$][\w$]*/g)].flatMap(({ 0: name, index }) => {
    const use =
      standardTerms.get(name) ?? refusedPatterns.find((one) => one.pattern.test(name))?.use;
    return use === undefined ? [] : [{ file, line: lineAt(text, index), refused: name, use }];
  });
  const phrases = phrasePatterns.flatMap(({ phrase, use, pattern }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      file,
      line: lineAt(text, index),
      refused: phrase,
      use,
    })),
  );
  return [...names, ...phrases];
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const findings = termFindings(resolve(process.argv[2] ?? '.'));
  for (const { file, line, refused, use } of findings) {
    console.error(`${file}:${line}: "${refused}" is not used here; write: ${use}.`);
  }
  process.exitCode = findings.length > 0 ? 1 : 0;
}
