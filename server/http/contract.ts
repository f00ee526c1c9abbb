import { readFileSync } from 'node:fs';
import { PERMISSIONS, type Permission } from '#domain/permissions/permissions';
import { runtimeFiles } from '../runtime-files';
import {
  type Contract,
  METHODS,
  type OperationObject,
  type Parameter,
  type PathItem,
} from './openapi-document';
import { type RouteSchemas, routeSchemasOf } from './route-schemas';

/** Properties of an operation that the server needs in addition to its schemas. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** As the contract spells it, `/api/store/order/{orderId}`. */
  readonly path: string;
  /** The same as the router spells it, `/api/store/order/:orderId`. */
  readonly route: string;
  readonly isPublic: boolean;
  readonly permission: Permission | undefined;
  /** Content types of the body; none when the operation takes no body. */
  readonly bodyTypes: readonly string[];
  readonly isBodyRequired: boolean;
  /** Limit in bytes, where the body may be larger than others. */
  readonly bodyLimit: number | undefined;
  /** Seconds for which browsers and proxies may store the answer; undefined: not at all. */
  readonly maxAge: number | undefined;
  readonly successStatus: number;
  readonly isIdempotent: boolean;
  readonly isRevised: boolean;
  /** Query parameters that hold a list separated by commas. */
  readonly commaLists: readonly string[];
  readonly schemas: RouteSchemas;
}

/** The operations of one path. */
export function operationObjectsOf(item: PathItem): OperationObject[] {
  return METHODS.flatMap((method) => item[method] ?? []);
}

/** Reads the bundled contract of the project. */
export function readContract(): Contract {
  // The linter checks the document's form.
  return JSON.parse(readFileSync(runtimeFiles.contract, 'utf8')) as Contract;
}

function permissionOf(id: string, operation: OperationObject): Permission | undefined {
  const name = operation['x-permission'];
  if (name === undefined) return undefined;
  const permission = PERMISSIONS.find((known) => known === name);
  if (permission) return permission;
  throw new Error(`${id} asks for the permission "${name}", which src/domain/permissions lacks.`);
}

function successOf(id: string, operation: OperationObject): number {
  const successes = Object.keys(operation.responses ?? {}).filter((status) => /^2/.test(status));
  if (successes.length === 1) return Number(successes[0]);
  throw new Error(`${id} must document exactly one 2xx status, not ${successes.length}.`);
}

function parametersOf(contract: Contract, item: PathItem, operation: OperationObject) {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => {
    const name = parameter.$ref?.split('/').at(-1);
    const shared = name === undefined ? parameter : contract.components?.parameters?.[name];
    if (!shared) throw new Error(`The contract has no parameter ${parameter.$ref}.`);
    return shared;
  });
}

function routeOf(
  path: string,
  parameters: readonly Parameter[],
  { 'x-ids-only': idsOnly }: OperationObject,
): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const pattern = parameters.find((parameter) => parameter.name === name)?.schema?.pattern;
    return idsOnly && pattern ? `:${name}(${pattern})` : `:${name}`;
  });
}

function toOperation(
  contract: Contract,
  route: { path: string; method: string },
  item: PathItem,
  operation: OperationObject,
): Operation {
  const id = operation.operationId ?? `${route.method} ${route.path}`;
  const parameters = parametersOf(contract, item, operation);
  const hasHeader = (name: string) =>
    parameters.some((parameter) => parameter.in === 'header' && parameter.name === name);
  return {
    id,
    method: route.method.toUpperCase(),
    path: route.path,
    route: routeOf(route.path, parameters, operation),
    isPublic: (operation.security ?? contract.security ?? []).length === 0,
    permission: permissionOf(id, operation),
    bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
    isBodyRequired: operation.requestBody?.required ?? false,
    bodyLimit: operation['x-body-limit'],
    maxAge: operation['x-max-age'],
    successStatus: successOf(id, operation),
    isIdempotent: hasHeader('Idempotency-Key'),
    isRevised: hasHeader('If-Match'),
    commaLists: parameters
      .filter(({ schema, explode }) => schema?.type === 'array' && explode === false)
      .map(({ name }) => name),
    schemas: routeSchemasOf(operation, parameters),
  };
}

/**
 * Every operation of the contract.
 * @throws Error when one names an unknown permission or not exactly one success
 */
export function operationsOf(contract: Contract): Operation[] {
  return Object.entries(contract.paths).flatMap(([route, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [toOperation(contract, { path: route, method }, item, operation)] : [];
    }),
  );
}
