import { type Operation, readContract } from '../../../server/http/contract';

/** The JSON Schema keywords that select fields for an attack. */
export interface FieldSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
}

/** The path and schema of one value in a body: `lines.0.quantity`. */
export interface BodyField {
  readonly path: readonly string[];
  readonly schema: FieldSchema;
}

const contract = readContract();

/** The schema after following its references in the contract. */
function resolved(schema: FieldSchema): FieldSchema {
  if (!schema.$ref) return schema;
  const levels = schema.$ref.slice(2).split('/');
  const found = levels.reduce<unknown>(
    // Follows a path in the project's own document, whose references the linter checks.
    (node, level) => (node as Record<string, unknown>)[level],
    contract,
  );
  return resolved(found as FieldSchema);
}

/** The schema of an operation's JSON body; undefined if it has none. */
export function bodySchemaOf({ path, method }: Operation): FieldSchema | undefined {
  const item = contract.paths[path] as Record<
    string,
    { requestBody?: { content?: Record<string, { schema?: FieldSchema }> } }
  >;
  const schema = item[method.toLowerCase()]?.requestBody?.content?.['application/json']?.schema;
  return schema && resolved(schema);
}

/** All fields below a schema; for lists, those of the first item. */
export function fieldsOf(schema: FieldSchema, above: readonly string[] = []): BodyField[] {
  const own = resolved(schema);
  if (own.properties) {
    return Object.entries(own.properties).flatMap(([name, one]) => fieldsOf(one, [...above, name]));
  }
  if (own.items) return fieldsOf(own.items, [...above, '0']);
  return [{ path: above, schema: own }];
}

/** Whether a field takes values of this JSON type. */
export function isOfType({ schema }: BodyField, type: string): boolean {
  return [schema.type ?? []].flat().includes(type);
}

/** Whether a field takes text without pattern, enum or format. */
export function isFreeText(field: BodyField): boolean {
  return (
    isOfType(field, 'string') && !field.schema.pattern && !field.schema.enum && !field.schema.format
  );
}

type Container = Record<string, unknown>;

/** A copy of a body with `value` in the field. */
export function withField(body: unknown, path: readonly string[], value: unknown): unknown {
  const [level, ...below] = path;
  if (level === undefined) return value;
  const isList = level === '0';
  const known = typeof body === 'object' && body !== null;
  const before: Container = known ? { ...(body as Container) } : {};
  const changed = { ...before, [level]: withField(before[level], below, value) };
  return isList ? Object.values(changed) : changed;
}
