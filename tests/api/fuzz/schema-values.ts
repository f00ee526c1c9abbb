import { oneOf, type Random } from '../support/seeded-random';

/** The JSON Schema keywords that the contract uses for requests. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
}

/** Generates values for one document: `resolve` follows its references. */
export interface ValueContext {
  readonly random: Random;
  resolve(reference: string): Schema;
  /** Existing ids, used where a pattern requires an id. */
  readonly ids: readonly string[];
}

/** Values that often break programs. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  [],
  {},
  '',
  ' ',
  'null',
  '0',
  -1,
  0,
  0.1 + 0.2,
  1e21,
  -1e21,
  2 ** 31,
  2 ** 53,
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=1+1',
  '\u0000',
  '\ud800',
  '\u202e',
  '🫖'.repeat(50),
  'x'.repeat(5000),
  'ﷺ',
  '../../etc/passwd',
  [[[[]]]],
  { $ne: null },
  { toString: 'x' },
  [1, 'two', null],
  '2026-02-30',
  'NaN',
  'undefined',
];

/** Texts for patterns that are not id patterns. */
const PATTERNED = ['MAD', 'EUR', '"1"', 'abcdefgh', 'orders', '09:30', '24:00', '001234567000088'];

function patterned({ random, ids }: ValueContext, pattern: string): string {
  const form = new RegExp(pattern, 'u');
  const known = ids.filter((id) => form.test(id));
  const isOfIds = /^\^\(?[a-z]{3}[|_]/.test(pattern);
  if (isOfIds && known.length > 0 && random() < 0.8) return oneOf(random, known);
  const prefix = /[a-z]{3}/.exec(pattern)?.[0];
  if (isOfIds) return `${prefix}_${Math.floor(random() * 1e9).toString(36)}`;
  return oneOf(random, [...PATTERNED.filter((one) => form.test(one)), ...PATTERNED]);
}

function text(making: ValueContext, schema: Schema): string {
  const { random } = making;
  if (schema.pattern?.startsWith('^')) return patterned(making, schema.pattern);
  if (schema.format === 'date') return oneOf(random, ['2026-01-31', '2025-12-01', '1900-01-01']);
  const length = (schema.minLength ?? 0) + Math.floor(random() * 12);
  const letters = Array.from({ length }, () => oneOf(random, [...'abcXYZ éع字0129_-']));
  return letters.join('').slice(0, schema.maxLength);
}

function number({ random }: ValueContext, { minimum = -5, maximum = 1_000_000 }: Schema): number {
  return oneOf(random, [minimum, maximum, minimum + 1, Math.floor(random() * 1000)]);
}

function object(making: ValueContext, { properties = {}, required = [] }: Schema): object {
  const chosen = Object.entries(properties).filter(
    ([name]) => required.includes(name) || making.random() < 0.5,
  );
  return Object.fromEntries(chosen.map(([name, schema]) => [name, sampleOf(making, schema)]));
}

/** A value that mostly matches the schema. */
export function sampleOf(making: ValueContext, schema: Schema): unknown {
  if (schema.$ref) return sampleOf(making, making.resolve(schema.$ref));
  if (schema.enum) return oneOf(making.random, schema.enum);
  const type =
    typeof schema.type === 'string' ? schema.type : oneOf(making.random, schema.type ?? ['null']);
  switch (type) {
    case 'object':
      return object(making, schema);
    case 'array':
      return Array.from({ length: (schema.minItems ?? 0) + Math.floor(making.random() * 3) }, () =>
        sampleOf(making, schema.items ?? {}),
      );
    case 'string':
      return text(making, schema);
    case 'integer':
    case 'number':
      return number(making, schema);
    case 'boolean':
      return making.random() < 0.5;
    default:
      return null;
  }
}

/** Replaces a value, or a part of it, with a hostile one. */
export function corrupt(random: Random, value: unknown): unknown {
  const hostile = oneOf(random, HOSTILE);
  if (Array.isArray(value) && value.length > 0 && random() < 0.8) {
    return value.map((item, index) => (index === 0 ? corrupt(random, item) : item));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || random() < 0.1)
    return hostile;
  const names = Object.keys(value);
  if (names.length === 0 || random() < 0.15)
    return { ...value, [oneOf(random, STRANGE_NAMES)]: hostile };
  const name = oneOf(random, names);
  // An own member of the object, to be corrupted.
  return { ...value, [name]: corrupt(random, (value as Record<string, unknown>)[name]) };
}

const STRANGE_NAMES = [
  'id',
  'storeId',
  'status',
  'approvalState',
  'revision',
  'createdAt',
  'role',
  'x',
];
