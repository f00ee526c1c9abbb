/**
 * Writes everything that is derived from a source in this repository: the files that git does not
 * have, the portal's endpoints, the contract's types, the machine documents, and the documents
 * of the settings. With `--check` it writes no committed file, and fails when one differs from its
 * current source.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { answerShapes, withAnswerShapes } from './answer-shapes';
import { type Contract, type Operation, operationsOf } from './contract-document';
import { operationTypes, schemaTypes } from './contract-types';
import { bin, root } from './project.mjs';
import { declarationsOf, withImportedSchemas } from './schema-types';
import { BUNDLED_CONTRACT, writeUncommittedFiles } from './uncommitted-files';

/**
 * The authentication machine decides what follows a sign-in and a sign-out, and a new user starts
 * with an empty cache. A quote changes nothing.
 */
const invalidatingNothing = ['createToken', 'endSession', 'quoteCart'];
/** The sign-in page loads this subject: no constants of hooks, which few pages use. */
const withoutHooks = 'session';
/**
 * The routes, which every page loads, send the first queries of these subjects: their queries are a
 * file of their own (`<subject>-queries`), so that the routes do not grow with what changes records.
 */
const withQueriesApart = new Set([
  'cancellations',
  'clients',
  'conversations',
  'invoices',
  'media',
  'orders',
  'payouts',
  'posts',
  'products',
  'returns',
  'stores',
  'users',
]);
const note = '// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.';
const endpointsFolder = 'src/application/api';
/** The types of the contract's schemas, for all layers. */
const TYPES = 'openapi/types.generated.ts';
/** Operations that the transport sends by itself or other programs send: no code needs an endpoint of them. */
const sentByOthers = new Set([
  'refreshToken',
  'reportPortalErrors',
  'readCalendarFeed',
  'readTicketCalendar',
  'readChatFile',
  'streamChatEvents',
]);
const settingsProgram = 'scripts/settings-documents.ts';
const machineDocs = 'tests/support/write-machine-docs.ts';

/** What each generated file must contain, by its path. */
async function generated(): Promise<Map<string, string>> {
  const scratch = mkdtempSync(join(tmpdir(), 'generate-'));
  try {
    const contract: Contract = JSON.parse(readFileSync(join(root, BUNDLED_CONTRACT), 'utf8'));
    return new Map([
      ...(await contractModules(contract)),
      ...writtenMachineDocs(join(scratch, 'machines')),
      ...settingsDocuments(),
    ]);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** What is derived from the contract. The types of its schemas are declared in one of the modules. */
async function contractModules(contract: Contract): Promise<Map<string, string>> {
  const written = formatted(
    new Map([
      [TYPES, `${note}\n\n${schemaTypes(contract)}\n`],
      ['server/contract.generated.ts', `${note}\n\n${operationTypes(contract)}`],
      ...(await portalEndpoints(contract)),
    ]),
  );
  const schemas = declarationsOf(written.get(TYPES) ?? '');
  return formatted(
    new Map(
      [...written].map(([path, code]) => [
        path,
        path.startsWith(endpointsFolder) ? withImportedSchemas(code, schemas) : code,
      ]),
    ),
  );
}

/**
 * The portal's endpoints, one file for each subject (tag) of the contract, so that a page loads
 * only its subjects and the sign-in page does not grow with the contract.
 */
async function portalEndpoints(contract: Contract): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const shapes = answerShapes(contract);
  for (const { subject, file, name, operations, queries } of endpointFiles(contract, shapes)) {
    const code = await generateEndpoints({
      schemaFile: join(root, BUNDLED_CONTRACT),
      apiFile: `./${queries?.file ?? 'store-api'}`,
      apiImport: queries?.name ?? 'storeApi',
      exportName: name,
      filterEndpoints: operations,
      hooks: subject !== withoutHooks && { queries: true, lazyQueries: true, mutations: true },
      endpointOverrides: [{ pattern: invalidatingNothing, invalidatesTags: [] }],
      encodePathParams: true,
      tag: true,
      useUnknown: true,
    });
    const head = queries ? `${note}\nexport * from './${queries.file}';\n` : `${note}\n`;
    files.set(
      `${endpointsFolder}/${file}.ts`,
      withAnswerShapes(`${head}${withoutDefaults(code ?? '')}`, operations, shapes, queries),
    );
  }
  return files;
}

interface EndpointFile {
  readonly subject: string;
  readonly file: string;
  readonly name: string;
  readonly operations: string[];
  readonly queries?: EndpointFile;
}

/**
 * The files of endpoints. `queries` is the file whose endpoints another one adds its own to, and
 * exports again.
 */
function endpointFiles(
  contract: Contract,
  shapes: ReturnType<typeof answerShapes>,
): EndpointFile[] {
  return [...operationsBySubject(contract)].flatMap(([subject, operations]) => {
    const name = `${subject}Endpoints`;
    const file = `${subject}-endpoints.generated`;
    const idsOf = (all: readonly NamedOperation[]) => all.map(({ operationId }) => operationId);
    if (!withQueriesApart.has(subject)) {
      return [{ subject, file, name, operations: idsOf(operations) }];
    }
    // No page begins with a file for people: those are not among the queries.
    const isQuery = ({ method, operationId }: NamedOperation) =>
      method === 'get' && shapes.has(operationId);
    const queries = {
      subject,
      file: `${subject}-queries.generated`,
      name: `${subject}Queries`,
      operations: idsOf(operations.filter(isQuery)),
    };
    const others = idsOf(operations.filter((operation) => !isQuery(operation)));
    return [queries, { subject, file, name, operations: others, queries }];
  });
}

interface NamedOperation {
  readonly method: string;
  readonly operationId: string;
}

function operationsBySubject(contract: Contract): Map<string, NamedOperation[]> {
  const subjects = new Map<string, NamedOperation[]>();
  for (const { method, operation } of operationsOf(contract)) {
    const { operationId, tags, responses } = operation;
    if (isStream(responses) || sentByOthers.has(operationId)) continue;
    const [subject = ''] = tags;
    subjects.set(subject, [...(subjects.get(subject) ?? []), { method, operationId }]);
  }
  return subjects;
}

/**
 * A stream has no response that a cache could store: the portal reads it through a separate port.
 */
function isStream(responses: Operation['responses']): boolean {
  return Object.values(responses).some(({ content }) => content?.['text/event-stream']);
}

/** What the generator writes although it changes nothing: the sign-in page loads some of it. */
function withoutDefaults(code: string): string {
  return code.replaceAll(/\n\s*(?:overrideExisting: false|invalidatesTags: \[\]),/g, '');
}

/** The documents are derived from the machines, so a TypeScript program has to write them. */
function writtenMachineDocs(target: string): [string, string][] {
  if (!existsSync(join(root, machineDocs))) return [];
  mkdirSync(target, { recursive: true });
  run('tsx', [machineDocs, target]);
  return readdirSync(target).map((name): [string, string] => [
    `docs/machines/${name}`,
    readFileSync(join(target, name), 'utf8'),
  ]);
}

/** Tables of docs/settings.md and all of .env.example, from the settings of the server. */
function settingsDocuments(): [string, string][] {
  if (!existsSync(join(root, settingsProgram))) return [];
  return Object.entries(JSON.parse(run('tsx', [settingsProgram])));
}

/** Formats modules in one run of the formatter: as one text, with a line before each of them. */
function formatted(modules: ReadonlyMap<string, string>): Map<string, string> {
  const options = ['format', '--stdin-file-path=scripts/generated-code.ts'];
  const separator = '// Next module';
  const output = execFileSync(bin('biome'), options, {
    cwd: root,
    input: [...modules.values()].map((code) => `${separator}\n${code}`).join('\n'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const [, ...codes] = output.split(`${separator}\n`);
  return new Map([...modules.keys()].map((path, at) => [path, `${(codes[at] ?? '').trim()}\n`]));
}

function run(tool: string, arguments_: readonly string[]): string {
  try {
    return execFileSync(bin(tool), arguments_, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (failure) {
    const { stdout = '', stderr = '' } = failure as { stdout?: string; stderr?: string };
    throw new Error(`${tool} ${arguments_.join(' ')}\n${stdout}${stderr}`);
  }
}

function contentOf(path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
}

function leftovers(files: ReadonlyMap<string, string>): string[] {
  const generatedIn = (folder: string, isGenerated: (name: string) => boolean) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder))
          .filter(isGenerated)
          .map((name) => `${folder}/${name}`)
      : [];
  return [
    ...(existsSync(join(root, machineDocs)) ? generatedIn('docs/machines', () => true) : []),
    ...generatedIn(endpointsFolder, (name) => name.endsWith('.generated.ts')),
  ].filter((path) => !files.has(path));
}

const isCheck = process.argv.includes('--check');
writeUncommittedFiles();
const files = await generated();
const stale = [...files.keys()].filter((path) => contentOf(path) !== files.get(path));
const orphans = leftovers(files);

if (isCheck) {
  for (const path of stale)
    console.error(`${path} is stale: run npm run generate and keep the result.`);
  for (const path of orphans) console.error(`${path} has no source any more: delete it.`);
  process.exitCode = stale.length + orphans.length > 0 ? 1 : 0;
} else {
  for (const path of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), files.get(path) ?? '');
    console.log(`written ${path}`);
  }
  for (const path of orphans) {
    rmSync(join(root, path));
    console.log(`deleted ${path}`);
  }
  console.log(`${files.size} generated files are up to date`);
}
