import { IMPORT_LANGUAGES } from './import-format';
import type { ImportErrorCode } from './import-issue';
import type { ProductDraft } from './product-draft';

/** The store's product with a draft's code or handle. */
export interface ExistingProduct {
  readonly names: Readonly<Record<'fr' | 'en' | 'ar', string | null>>;
}

export type DraftDecision =
  | { readonly action: 'create' | 'update' }
  | { readonly action: 'skip'; readonly error: ImportErrorCode };

/**
 * Whether a draft creates a product, updates one or is skipped. A code and a name in one language
 * suffice; a product never loses its last name.
 */
export function decideDraft(draft: ProductDraft, existing: ExistingProduct | null): DraftDecision {
  if (!existing && draft.updateOnly) return { action: 'skip', error: draft.updateOnly };
  const isNamed = IMPORT_LANGUAGES.some((language) => {
    const name = draft.names[language];
    return name === undefined ? Boolean(existing?.names[language]) : Boolean(name);
  });
  if (!isNamed) return { action: 'skip', error: 'missing_name' };
  return { action: existing ? 'update' : 'create' };
}
