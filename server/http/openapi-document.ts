/** The methods that operations may have. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** A JSON schema; it may refer to components of the contract, see `createSchemaResolver`. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A parameter of the contract, or a reference to a shared one. */
export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly schema?: { readonly type?: unknown; readonly pattern?: string };
}

type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>;

/** An operation as the contract writes it. */
export interface OperationObject {
  readonly operationId?: string;
  readonly 'x-permission'?: string;
  readonly 'x-body-limit'?: number;
  /** Seconds for which any cache may store the answer. */
  readonly 'x-max-age'?: number;
  /** Whether the path matches ids only, and no other texts. */
  readonly 'x-ids-only'?: boolean;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content?: Content;
  };
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>;
}

/** The operations of one path, and the parameters of all of them. */
export type PathItem = { readonly [Method in (typeof METHODS)[number]]?: OperationObject } & {
  readonly parameters?: readonly Parameter[];
};

/** The parts of an OpenAPI 3.1 document that the server reads by itself. */
export interface Contract {
  readonly security?: readonly object[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components?: {
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
}
