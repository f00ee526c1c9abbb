/** What the generators read of the bundled contract, an OpenAPI 3.1 document. */

export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[] | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

/** A body of a request or of a response, by media type. */
export interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Response;
  readonly responses: Readonly<Record<string, Response>>;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** The operations of a path, and the parameters of all of them. */
export type Path = { readonly [Method in (typeof METHODS)[number]]?: Operation } & {
  readonly parameters?: readonly Parameter[];
};

export interface Contract {
  readonly paths: Readonly<Record<string, Path>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** The operations of all paths, in the order of the document. */
export function operationsOf(contract: Contract): { method: string; operation: Operation }[] {
  return Object.values(contract.paths).flatMap((path) =>
    (Object.keys(path) as (keyof Path)[]).flatMap((key) => {
      const operation = key === 'parameters' ? undefined : path[key];
      return operation ? [{ method: key, operation }] : [];
    }),
  );
}

/** What a reference leads to, or the object itself. */
export function resolved<One extends { readonly $ref?: string }>(
  contract: Contract,
  one: One,
): One {
  if (!one.$ref) return one;
  const found = one.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (place, name) => (place as Record<string, unknown>)[name.replaceAll('~1', '/')],
      contract,
    );
  return resolved(contract, found as One);
}
