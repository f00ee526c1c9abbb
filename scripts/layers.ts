/**
 * Checks every import against the layer rules and detects cycles of modules and of subjects. `tsx scripts/layers.ts [root]`:
 * prints one line per finding and fails when there is any.
 */
import { resolve } from 'node:path';
import {
  cycleMessage,
  type Layer,
  layerRules,
  subjectCycleMessage,
  subjectTrees,
  type Target,
} from './layer-rules';
import { importsOf, resolved, sourceFiles } from './module-imports';
import { subjectCycles } from './subject-cycles';

const folders = ['src', 'server', 'tests'];
const layersOfSource: readonly Layer[] = [
  'domain',
  'application',
  'infrastructure',
  'ui',
  'document-scripts',
  'prerender',
  'start',
  'dev',
];

export interface Finding {
  file: string;
  rule: string;
  message: string;
}

/** @param root the folder that contains src, server and tests */
export function layerFindings(root: string): Finding[] {
  const files = sourceFiles(root, folders);
  return [
    ...files.flatMap((file) => findingsIn(root, file)),
    ...findCycles(root, files),
    ...subjectTrees.flatMap((tree) => findSubjectCycles(root, tree, files)),
  ];
}

function findSubjectCycles(root: string, tree: string, files: readonly string[]): Finding[] {
  return subjectCycles(root, tree, files).map(({ file, description }) => ({
    file,
    rule: 'no cycles between subjects',
    message: `${description}. ${subjectCycleMessage}`,
  }));
}

function findingsIn(root: string, path: string): Finding[] {
  const file = { path, layer: layerOf(path), isTest: isTest(path) };
  return importsOf(root, path).flatMap(({ specifier }) => {
    const target = targetOf(root, path, specifier);
    return layerRules
      .filter((rule) => rule.from.includes(file.layer) && rule.forbids(target, file))
      .map(({ name, message }) => ({
        file: path,
        rule: name,
        message: `imports '${specifier}'. ${message}`,
      }));
  });
}

function targetOf(root: string, file: string, spelling: string): Target {
  const path = resolved(root, file, spelling);
  return path === undefined
    ? { kind: 'package', name: spelling }
    : { kind: 'module', layer: layerOf(path), path, spelling };
}

function layerOf(path: string): Layer {
  const [first, second = ''] = path.split('/');
  if (first === 'server' || first === 'openapi' || first === 'tests') return first;
  if (first !== 'src') return 'other';
  if (/^(?:main|public-app)(?:\.tsx?)?$/.test(second)) return 'main';
  // Texts belong to no layer.
  if (/^src\/dev\/locales\//.test(path)) return 'other';
  return layersOfSource.find((layer) => layer === second) ?? 'source root';
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith('tests/');
}

/**
 * Traverses the imports depth first; a module that is already on the current path closes a cycle. A
 * lazy import closes none: it runs after both modules are loaded.
 */
function findCycles(root: string, files: readonly string[]): Finding[] {
  const done = new Set<string>();
  const found: Finding[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    const met = way.indexOf(file);
    if (met >= 0) found.push(cycleThrough([...way.slice(met), file]));
    if (met >= 0 || done.has(file)) return;
    for (const next of neighbours(root, file)) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return found;
}

function cycleThrough(way: readonly string[]): Finding {
  return {
    file: way[0] ?? '',
    rule: 'no cycles',
    message: `${way.join(' -> ')}. ${cycleMessage}`,
  };
}

function neighbours(root: string, file: string): string[] {
  return importsOf(root, file).flatMap(({ specifier, isLazy }) => {
    const path = isLazy ? undefined : resolved(root, file, specifier);
    return path && /\.tsx?$/.test(path) ? [path] : [];
  });
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const root = resolve(process.argv[2] ?? '.');
  const findings = layerFindings(root);
  for (const { file, rule, message } of findings) console.error(`${file}: [${rule}] ${message}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
