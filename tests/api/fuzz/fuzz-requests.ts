import { Ajv2020 } from 'ajv/dist/2020';
import { type Operation, readContract } from '../../../server/http/contract';
import type { RequestOptions } from '../support/api-client';
import { oneOf, type Random } from '../support/seeded-random';
import type { KnownRecord } from './known-records';
import { malformedForm } from './malformed-forms';
import { corrupt, type Schema, sampleOf, type ValueContext } from './schema-values';

const contract = readContract();
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(contract, 'contract');

/** A generated request for an operation, and whether the contract allows its body. */
export interface FuzzRequest {
  readonly path: string;
  readonly options: RequestOptions;
  readonly isBodyInvalid: boolean;
  /** The request as text, for the failure message. */
  readonly description: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

/** Generates valid and invalid requests for an operation, using `records` where possible. */
export function createRequest(
  operation: Operation,
  random: Random,
  records: readonly KnownRecord[],
): FuzzRequest {
  const ids = records.map(({ id }) => id);
  const making: ValueContext = { random, ids, resolve: (reference) => at<Schema>(reference) };
  const placed = placeParameters(operation, making);
  const { 'If-Match': _made, ...others } = placed.headers;
  const revision = records.find(({ id }) => placed.path.includes(id))?.revision;
  const headers =
    operation.isRevised && revision !== undefined && random() < 0.6
      ? { ...others, 'If-Match': `"${revision}"` }
      : placed.headers;
  const { body, raw, isBodyInvalid, type, description } = bodyOf(operation, making);
  return {
    path: placed.path,
    options: {
      headers: { ...headers, ...type },
      ...(body === undefined ? {} : { body }),
      ...(raw === undefined ? {} : { raw }),
    },
    isBodyInvalid,
    description:
      `${operation.method} ${placed.path} ${JSON.stringify(headers)} ${description}`.slice(0, 400),
  };
}

function placeParameters(operation: Operation, making: ValueContext) {
  const { random } = making;
  const value = ({ schema }: Parameter): string => {
    const made = sampleOf(making, schema);
    return asText(random() < 0.2 ? corrupt(random, made) : made);
  };
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  let { path } = operation;
  for (const parameter of parametersOf(operation)) {
    if (parameter.in === 'path') {
      // An unescaped `..` would change the path before the request is sent.
      const segment = encodeURIComponent(value(parameter)).replaceAll('.', '%2E') || 'x';
      path = path.replace(`{${parameter.name}}`, segment);
    }
    if (parameter.in === 'query' && random() < 0.4) query.set(parameter.name, value(parameter));
    if (parameter.in === 'header' && random() < 0.7)
      headers[parameter.name] = inHeader(value(parameter));
  }
  if (random() < 0.05) query.set(oneOf(random, ['unknown', '__proto__', 'id']), '1');
  return { path: query.size > 0 ? `${path}?${query}` : path, headers };
}

/** A parameter as text, with commas in lists. Half a surrogate pair cannot be encoded in a URL. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(',');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/\p{Cs}/gu, '?');
}

/** Replaces bytes that a header cannot contain: the client would not send them. */
function inHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').trim();
}

interface GeneratedBody {
  readonly body?: unknown;
  readonly raw?: NonNullable<RequestOptions['raw']>;
  readonly type?: Readonly<Record<string, string>>;
  readonly isBodyInvalid: boolean;
  readonly description: string;
}

function bodyOf({ path, method, bodyTypes }: Operation, making: ValueContext): GeneratedBody {
  const place = `#/paths/${escaped(path)}/${method.toLowerCase()}/requestBody/content`;
  if (bodyTypes.includes('multipart/form-data')) {
    const schema = at<Schema>(`${place}/${escaped('multipart/form-data')}/schema`);
    const [field = 'file'] = Object.keys(schema.properties ?? {});
    const { raw, headers, description } = malformedForm(making.random, field);
    return { raw, type: headers, description, isBodyInvalid: false };
  }
  if (!bodyTypes.includes('application/json')) return { isBodyInvalid: false, description: '' };
  const pointer = `${place}/${escaped('application/json')}/schema`;
  const made = sampleOf(making, at<Schema>(pointer));
  const sent = making.random() < 0.5 ? corrupt(making.random, made) : made;
  // The body after JSON encoding, without values that JSON lacks.
  const body: unknown = JSON.parse(JSON.stringify(sent));
  const isValid = ajv.validate({ $ref: `contract${encodeURI(pointer)}` }, body);
  return { body, isBodyInvalid: !isValid, description: JSON.stringify(body) };
}

function parametersOf({ path, method }: Operation): Parameter[] {
  const item = at<Record<string, { parameters?: object[] }> & { parameters?: object[] }>(
    `#/paths/${escaped(path)}`,
  );
  return [...(item.parameters ?? []), ...(item[method.toLowerCase()]?.parameters ?? [])].map(
    (one) =>
      // A reference or the parameter itself. The linter checks their form.
      '$ref' in one ? at<Parameter>(String(one.$ref)) : (one as Parameter),
  );
}

function escaped(level: string): string {
  return level.replaceAll('/', '~1');
}

/** The value at a path of the contract. */
function at<Value>(pointer: string): Value {
  return pointer
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (node, level) => (node as Record<string, unknown>)[level.replaceAll('~1', '/')],
      contract,
      // The caller determines the type of the value.
    ) as Value;
}
