import { settledOptions } from '#domain/products/import/import-questions';
import type { Reader } from '../context';
import { applyReading, findReading, readingOf } from './import-readings.repository';
import type { InspectedFile } from './inspect-import-file';
import { isJudgedAlike } from './judge-stored-file';

/** The store's saved reading of a file with these columns, otherwise the recognised one. */
export async function savedOrRecognisedReading(
  reader: Reader,
  storeId: string,
  examined: InspectedFile,
) {
  const mapping = [...examined.mapping];
  const found = await findReading(reader, storeId, examined);
  if (!found) return { mapping, options: examined.options };
  const { reading, usedAt } = found;
  const saved = applyReading(mapping, reading);
  return {
    mapping: saved,
    options: isJudgedAlike(saved, mapping)
      ? settledOptions(reading.options, examined.findings)
      : reading.options,
    rememberedAt: usedAt,
    recognised: readingOf(examined),
  };
}
