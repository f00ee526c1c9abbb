import type { ImportLanguage } from '#domain/products/import/import-format';
import type { ProductDraft } from '#domain/products/import/product-draft';
import { handleOf } from '#domain/products/product-handle';
import type { DatabaseAccess, Tx } from '../../context';
import { newId } from '../../database/ids';
import { attributes, attributeValues } from '../../database/schema/reference';
import { loadReferenceIndex, type ReferenceIndex, referenceKey } from './reference-index';

interface MissingOption {
  readonly name: string;
  readonly values: readonly string[];
}

/**
 * Creates the options of a store's products that the marketplace lacks, in a separate transaction:
 * a batch that fails afterwards only leaves names that no product has yet.
 * @returns the index including the new options
 */
export async function ensureAttributes(
  database: DatabaseAccess,
  storeId: string,
  drafts: readonly ProductDraft[],
  language: ImportLanguage | null,
  index: ReferenceIndex,
): Promise<ReferenceIndex> {
  const missing = missingOptions(drafts, index);
  if (missing.length === 0) return index;
  await database.transaction(async (tx) => {
    for (const option of missing) await createOption(tx, storeId, option, language, index);
  });
  return loadReferenceIndex(database.db, storeId);
}

function missingOptions(drafts: readonly ProductDraft[], index: ReferenceIndex): MissingOption[] {
  const wanted = new Map<string, { name: string; values: Map<string, string> }>();
  for (const { name, values } of drafts.flatMap((draft) => draft.options)) {
    const known = index.attributeOf(name);
    const key = referenceKey(name);
    const option = wanted.get(key) ?? { name, values: new Map<string, string>() };
    for (const value of values) {
      if (!known?.valueIds.has(referenceKey(value))) option.values.set(referenceKey(value), value);
    }
    if (!known || option.values.size > 0) wanted.set(key, option);
  }
  return [...wanted.values()].map(({ name, values }) => ({ name, values: [...values.values()] }));
}

/** Another process may create the same option concurrently: the first one is used. */
async function createOption(
  tx: Tx,
  storeId: string,
  option: MissingOption,
  language: ImportLanguage | null,
  index: ReferenceIndex,
): Promise<void> {
  const known = index.attributeOf(option.name);
  const attributeId = known?.id ?? (await createAttribute(tx, storeId, option.name, language));
  if (option.values.length === 0) return;
  await tx
    .insert(attributeValues)
    .values(
      option.values.map((value) => ({
        id: newId('atv'),
        attributeId,
        storeId,
        ...named(value, language),
      })),
    )
    .onConflictDoNothing();
}

async function createAttribute(
  tx: Tx,
  storeId: string,
  name: string,
  language: ImportLanguage | null,
): Promise<string> {
  const row = { ...named(name, language), id: newId('atr'), storeId, isVariantAxis: true };
  const [attribute] = await tx
    .insert(attributes)
    .values({ ...row, type: 'single_select' })
    .onConflictDoUpdate({
      target: [attributes.storeId, attributes.code],
      set: { isVariantAxis: true },
    })
    .returning({ id: attributes.id });
  if (!attribute) throw new Error('An inserted attribute was not returned.');
  return attribute.id;
}

/** The French name is never missing: text of another language replaces it. */
function named(text: string, language: ImportLanguage | null) {
  return {
    code: handleOf(text) || referenceKey(text) || text,
    name: text,
    nameEn: language === 'en' ? text : null,
    nameAr: language === 'ar' ? text : null,
  };
}
