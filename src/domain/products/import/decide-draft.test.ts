import { describe, expect, it } from 'vitest';
import { decideDraft } from './decide-draft';
import { draftsOf, interpretTable } from './testing/interpret-table';

const NAMED = { names: { fr: 'Bol', en: null, ar: null } };

describe('a draft meets the store', () => {
  it('creates what is new and changes what is there', () => {
    const draft = draftOf(['code', 'name_fr', 'price'], ['A', 'Bol', '10']);
    expect(decideDraft(draft, null)).toEqual({ action: 'create' });
    expect(decideDraft(draft, NAMED)).toEqual({ action: 'update' });
  });

  it('needs a name only where the store has none', () => {
    const draft = draftOf(['code', 'price', 'quantity'], ['A', '10', '1']);
    expect(decideDraft(draft, null)).toEqual({ action: 'skip', error: 'missing_name' });
    expect(decideDraft(draft, NAMED)).toEqual({ action: 'update' });
  });

  it('does not take the last name away', () => {
    const draft = draftOf(['code', 'name_fr', 'price'], ['A', '', '10']);
    expect(decideDraft(draft, NAMED)).toEqual({ action: 'skip', error: 'missing_name' });
    expect(decideDraft(draft, { names: { ...NAMED.names, ar: 'زبدية' } })).toEqual({
      action: 'update',
    });
  });

  it('refuses variants and translations of nothing', () => {
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
