import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import fastJsonStringify from 'fast-json-stringify';
import type {
  FastifySchemaCompiler,
  FastifySchemaValidationError,
  FastifySerializerCompiler,
} from 'fastify';
import { once } from '../once';
import type { FieldErrors } from './problem-error';
import { WrittenAnswer } from './written-answer';

// ajv-formats is CommonJS: under Node its function is the default of its default.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

/**
 * Two validators: parameters arrive as text and are converted, bodies are taken literally. Neither
 * removes unknown fields; the contract decides where they are refused. Not strict, because
 * annotations of OpenAPI are not keywords.
 */
function createValidator(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    coerceTypes,
    useDefaults: true,
    removeAdditional: false,
    allErrors: true,
    strict: false,
    // The linter checks the contract; compiling the schema of schemas takes long.
    meta: false,
    validateSchema: false,
  });
  addFormats(ajv);
  return ajv;
}

type ValidationError = FastifySchemaValidationError | ErrorObject;

/** The one spelling of an integer in a parameter: decimal, without sign plus, zeros or spaces. */
const DECIMAL = /^(?:0|-?[1-9]\d*)$/;

/** The parts of a schema of parameters that decide which ones are integers. */
interface ParameterSchema {
  readonly properties?: Readonly<Record<string, { readonly type?: unknown }>>;
}

/**
 * The parameters that are integers in another spelling. The validator would convert whatever
 * JavaScript's `Number` reads, such as `0x10`, `1e3` and ` 5`.
 */
function createDecimalCheck({ properties = {} }: ParameterSchema) {
  const integers = Object.keys(properties).filter((name) => properties[name]?.type === 'integer');
  return (data: Readonly<Record<string, unknown>>): FastifySchemaValidationError[] =>
    integers
      .filter((name) => typeof data[name] === 'string' && !DECIMAL.test(data[name]))
      .map((name) => ({
        keyword: 'type',
        instancePath: `/${name}`,
        schemaPath: `#/properties/${name}/type`,
        params: { type: 'integer' },
      }));
}

/** Replaces the references of a schema by what they name. */
type ResolveSchema = (schema: object) => object;

/**
 * Validates requests by the contract's schemas. A schema is compiled when its first request
 * arrives, because compiling all of them takes half of the time in which the server starts.
 */
export function createValidatorCompiler(resolve: ResolveSchema): FastifySchemaCompiler<object> {
  const literal = once(() => createValidator(false));
  const converting = once(() => createValidator(true));
  return ({ schema, httpPart }) => {
    const isBody = httpPart === 'body';
    const compile = once((): [ValidateFunction, ReturnType<typeof createDecimalCheck>] => {
      const whole = resolve(schema);
      const ajv = isBody ? literal() : converting();
      return [ajv.compile(whole), isBody ? () => [] : createDecimalCheck(whole)];
    });
    const validate: ReturnType<FastifySchemaCompiler<object>> = (data) => {
      const [compiled, misspelled] = compile();
      // Before the validator converts the texts of `data` to integers.
      const errors: FastifySchemaValidationError[] = misspelled(data);
      if (!compiled(data)) errors.push(...(compiled.errors ?? []));
      validate.errors = errors.length > 0 ? errors : null;
      return errors.length === 0;
    };
    return validate;
  };
}

/**
 * Items of longer lists, such as a month of the calendar, are written by `JSON.stringify`. Compiled
 * code joins thousands of short texts, which then takes longer to make one text of than all the rest.
 * The types of handlers ensure that items have no field that the contract does not name.
 */
const LONG_LISTS = { largeArrayMechanism: 'json-stringify', largeArraySize: 200 } as const;

/** Writes responses by the contract's schemas, each compiled for its first response, if they are not written. */
export function createSerializerCompiler(
  resolve: ResolveSchema,
): FastifySerializerCompiler<object> {
  return ({ schema }) => {
    const serialize = once(() => fastJsonStringify(resolve(schema), LONG_LISTS));
    const write = (data: unknown) =>
      data instanceof WrittenAnswer ? data.bytes : serialize()(data);
    // Fastify sends bytes as it sends texts; its type knows only these.
    return write as (data: unknown) => string;
  };
}

const CODES: Readonly<Record<string, string>> = {
  required: 'required',
  type: 'invalid_type',
  pattern: 'invalid_format',
  format: 'invalid_format',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  exclusiveMinimum: 'too_small',
  maximum: 'too_large',
  exclusiveMaximum: 'too_large',
  multipleOf: 'invalid_step',
  enum: 'not_allowed',
  const: 'not_allowed',
  additionalProperties: 'unknown_field',
  unevaluatedProperties: 'unknown_field',
  minItems: 'too_few',
  maxItems: 'too_many',
  uniqueItems: 'duplicate',
  minProperties: 'empty',
};

/** Field name for errors that concern the request as a whole. */
const WHOLE_REQUEST = '_';

function fieldOf({ instancePath, params }: ValidationError): string {
  const member = params['missingProperty'] ?? params['additionalProperty'];
  const levels = instancePath.split('/').slice(1);
  if (typeof member === 'string') levels.push(member);
  return levels.join('.') || WHOLE_REQUEST;
}

function codeOf({ keyword, params }: ValidationError): string {
  if (keyword === 'minLength' && params['limit'] === 1) return 'required';
  return CODES[keyword] ?? 'invalid';
}

/** Errors by field, as codes that the portal translates. */
export function fieldErrorsOf(errors: readonly ValidationError[]): FieldErrors {
  const fields = new Map<string, Set<string>>();
  for (const error of errors) {
    const field = fieldOf(error);
    fields.set(field, (fields.get(field) ?? new Set()).add(codeOf(error)));
  }
  return Object.fromEntries([...fields].map(([field, codes]) => [field, [...codes]]));
}
