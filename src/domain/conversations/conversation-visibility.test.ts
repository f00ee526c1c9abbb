import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../permissions/permissions';
import { hiddenKinds, rolesSeeing, seesKind } from './conversation-visibility';

describe('Visibility of conversations', () => {
  it('Conversations with candidates are seen by those who answer candidates', () => {
    expect(rolesSeeing('candidate')).toEqual(['store_admin', 'store_manager']);
    expect(seesKind('candidate', permissionsOf('store_manager'))).toBe(true);
    expect(seesKind('candidate', permissionsOf('store_user'))).toBe(false);
  });

  it('Conversations of the other kinds are seen by every role', () => {
    expect(hiddenKinds(permissionsOf('store_user'))).toEqual(['candidate']);
    expect(hiddenKinds(permissionsOf('store_admin'))).toEqual([]);
    expect(rolesSeeing('mail')).toEqual(['store_admin', 'store_manager', 'store_user']);
  });
});
