import type { Reader } from '../context';
import { applyReading, findReading, readingOf } from './import-readings.repository';
import type { InspectedFile } from './inspect-import-file';

/** The store's saved reading of a file with these columns, otherwise the recognised one. */
export async function savedOrRecognisedReading(
  reader: Reader,
  storeId: string,
  examined: InspectedFile,
) {
  const mapping = [...examined.mapping];
  const saved = await findReading(reader, storeId, examined);
  if (!saved) return { mapping, options: examined.options };
  const { reading, usedAt } = saved;
  return {
    mapping: applyReading(mapping, reading),
    options: reading.options,
    rememberedAt: usedAt,
    recognised: readingOf(examined),
  };
}
