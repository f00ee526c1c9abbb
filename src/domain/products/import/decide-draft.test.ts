import { describe, expect, it } from 'vitest';
import { decideDraft } from './decide-draft';
import { draftsOf, interpretTable } from './testing/interpret-table';

const NAMED = { names: { fr: 'Bol', en: null, ar: null } };

describe('Decision on an imported draft', () => {
  it('A draft creates a new product and updates an existing one', () => {
    const draft = draftOf(['code', 'name_fr', 'price'], ['A', 'Bol', '10']);
    expect(decideDraft(draft, null)).toEqual({ action: 'create' });
    expect(decideDraft(draft, NAMED)).toEqual({ action: 'update' });
  });

  it('A draft needs a name only if the store has none', () => {
    const draft = draftOf(['code', 'price', 'quantity'], ['A', '10', '1']);
    expect(decideDraft(draft, null)).toEqual({ action: 'skip', error: 'missing_name' });
    expect(decideDraft(draft, NAMED)).toEqual({ action: 'update' });
  });

  it('A draft cannot remove the last name of a product', () => {
    const draft = draftOf(['code', 'name_fr', 'price'], ['A', '', '10']);
    expect(decideDraft(draft, NAMED)).toEqual({ action: 'skip', error: 'missing_name' });
    expect(decideDraft(draft, { names: { ...NAMED.names, ar: 'زبدية' } })).toEqual({
      action: 'update',
    });
  });

  it('A draft with only variants or translations is skipped without an existing product', () => {
    const variant = draftOf(
      ['code', 'parent_code', 'name_fr', 'price', 'option:size'],
      ['A-S', 'A', '', '10', 'S'],
    );
    expect(decideDraft(variant, null)).toEqual({ action: 'skip', error: 'unknown_parent' });
    expect(decideDraft(variant, NAMED)).toEqual({ action: 'update' });
    const translation = draftOf(['slug', 'locale', 'name'], ['bol', 'ar', 'زبدية']);
    expect(decideDraft(translation, null)).toEqual({ action: 'skip', error: 'unknown_product' });
  });
});

function draftOf(header: readonly string[], row: readonly string[]) {
  const [draft] = draftsOf(interpretTable([header, row]));
  if (!draft) throw new Error('The row makes no draft.');
  return draft;
}
