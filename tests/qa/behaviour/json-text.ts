const LINE = 100;

/**
 * JSON in the format of the repository's formatter: one line for each field of an object, and a
 * list on one line if it fits.
 */
export function jsonText(value: unknown, indent = '', taken = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const within = `${indent}  `;
  if (Array.isArray(value)) {
    const isFlat = value.every((one) => typeof one !== 'object' || one === null);
    const flat = `[${value.map((one) => JSON.stringify(one)).join(', ')}]`;
    if (isFlat && indent.length + taken + flat.length < LINE) return flat;
    const lines = value.map((one) => `${within}${jsonText(one, within)}`);
    return value.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value).map(([key, one]) => {
    const name = `${JSON.stringify(key)}: `;
    return `${within}${name}${jsonText(one, within, name.length)}`;
  });
  return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${indent}}`;
}
