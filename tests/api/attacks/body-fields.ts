import { type Operation, readContract } from '../../../server/http/contract';

/** The keywords of JSON Schema by which a field is chosen for an attack. */
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

/** One value that a body may hold: `lines.0.quantity`. */
export interface BodyField {
  readonly path: readonly string[];
  readonly schema: FieldSchema;
}

const contract = readContract();

/** What stands at a place of the contract; references are followed. */
const resolved = (schema: FieldSchema): FieldSchema => {
  if (!schema.$ref) return schema;
  const levels = schema.$ref.slice(2).split('/');
  const found = levels.reduce<unknown>(
    // A walk along our own document, whose references the linter checks.
    (node, level) => (node as Record<string, unknown>)[level],
    contract,
  );
  return resolved(found as FieldSchema);
};

/** The schema of an operation's JSON body; undefined when it takes none. */
export const bodySchemaOf = ({ path, method }: Operation): FieldSchema | undefined => {
  const item = contract.paths[path] as Record<
    string,
    { requestBody?: { content?: Record<string, { schema?: FieldSchema }> } }
  >;
  const schema = item[method.toLowerCase()]?.requestBody?.content?.['application/json']?.schema;
  return schema && resolved(schema);
};

/** Every field below a schema, in lists that of the first item. */
export const fieldsOf = (schema: FieldSchema, above: readonly string[] = []): BodyField[] => {
  const own = resolved(schema);
  if (own.properties) {
    return Object.entries(own.properties).flatMap(([name, one]) => fieldsOf(one, [...above, name]));
  }
  if (own.items) return fieldsOf(own.items, [...above, '0']);
  return [{ path: above, schema: own }];
};

/** Whether a field takes values of this JSON type. */
export const isOfType = ({ schema }: BodyField, type: string): boolean =>
  [schema.type ?? []].flat().includes(type);

/** A text that the contract leaves to whoever writes it. */
export const isFreeText = (field: BodyField): boolean =>
  isOfType(field, 'string') && !field.schema.pattern && !field.schema.enum && !field.schema.format;

type Container = Record<string, unknown>;

/** A copy of a body in which the field holds `value`. */
export const withField = (body: unknown, path: readonly string[], value: unknown): unknown => {
  const [level, ...below] = path;
  if (level === undefined) return value;
  const isList = level === '0';
  const known = typeof body === 'object' && body !== null;
  const before: Container = known ? { ...(body as Container) } : {};
  const changed = { ...before, [level]: withField(before[level], below, value) };
  return isList ? Object.values(changed) : changed;
};
