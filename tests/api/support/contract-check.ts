import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { hasShape } from '#infrastructure/http/answer-shape';
import { answerShapes } from '../../../scripts/answer-shapes';
import { operationsOf, readContract } from '../../../server/http/contract';
import { recordAnswer } from './contract-coverage';

// ajv-formats is CommonJS: under Node its function is the default of its default.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

/** The parts of a server's answer that the contract describes. */
export interface Answer {
  readonly status: number;
  readonly contentType: string | null;
  readonly body: unknown;
}

interface ResponseObject {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, unknown>>;
}

const contract = readContract();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, 'contract');
const shapes = answerShapes(contract);

const routes = operationsOf(contract)
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    variables: operation.path.split('{').length,
  }))
  // Where two paths match, the one with fewer variables applies (OpenAPI 3.1, path templating).
  .sort((one, other) => one.variables - other.variables);

function pointer(...levels: string[]): string {
  return levels.map((level) => level.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
}

function at(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (node, level) =>
        // Follows a pointer through the contract.
        (node as Record<string, unknown>)[level.replaceAll('~1', '/').replaceAll('~0', '~')],
      contract,
    );
}

/** The description of the response, by reference or inline. */
function responseAt(place: string): { place: string; response: ResponseObject } | undefined {
  const response = at(place) as ResponseObject | undefined;
  return response?.$ref === undefined
    ? response && { place, response }
    : { place: response.$ref, response: at(response.$ref) as ResponseObject };
}

/**
 * Forbidden in any answer, whatever its schema: hashes of passwords, and columns that contain them.
 */
const SECRET = /\$argon2|"(?:password|token)_?hash":(?!\["unknown_field"\]|"\[masked\]")/i;

const validators = new Map<string, ValidateFunction>();

function validatorAt(place: string): ValidateFunction {
  const known = validators.get(place);
  if (known) return known;
  const compiled = ajv.compile({ $ref: `contract${encodeURI(place)}` });
  validators.set(place, compiled);
  return compiled;
}

/** The operation of a method and a path, if the contract has it. */
export function operationFor(method: string, pathname: string) {
  return routes.find(
    ({ operation, pattern }) => operation.method === method && pattern.test(pathname),
  )?.operation;
}

/**
 * The differences between an answer and the contract: its status, its content type or its body.
 * Empty for a path that is not in the contract.
 */
export function contractViolations(method: string, pathname: string, answer: Answer): string[] {
  const operation = operationFor(method, pathname);
  if (!operation) return [];
  const place = `#/${pointer('paths', operation.path, method.toLowerCase(), 'responses', String(answer.status))}`;
  const described = responseAt(place);
  if (!described) return [`${operation.id} does not document the status ${answer.status}`];
  recordAnswer(operation.id, answer.status);
  const { content } = described.response;
  if (content === undefined)
    return answer.body === undefined ? [] : ['a body where none is documented'];
  const type = answer.contentType?.split(';')[0] ?? '';
  if (!(type in content)) return [`${operation.id} does not document ${type} for ${answer.status}`];
  if (!type.endsWith('json')) return [];
  if (SECRET.test(JSON.stringify(answer.body))) return [`${operation.id} answers with a secret`];
  const shape = answer.status < 300 ? shapes.get(operation.id)?.shape : undefined;
  if (shape !== undefined && !hasShape(answer.body, shape)) {
    return [`${operation.id} answers without the shape that the portal requires`];
  }
  const validate = validatorAt(`${described.place}/${pointer('content', type, 'schema')}`);
  if (validate(answer.body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${operation.id} ${answer.status}: ${instancePath} ${message}`,
  );
}
