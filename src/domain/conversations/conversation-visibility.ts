import { type Permission, ROLES, type Role, roleHas } from '../permissions/permissions';
import { CONVERSATION_KINDS, type ConversationKind } from './conversation-kinds';

/** What a user needs for conversations of a kind besides `conversations.see`; null for nothing. */
function permissionFor(kind: ConversationKind): Permission | null {
  // Those who only rate a candidate see no address, and nothing that the others write to them.
  return kind === 'candidate' ? 'vacancies.edit' : null;
}

/** Whether a user who sees conversations sees those of a kind. */
export function seesKind(kind: ConversationKind, permissions: readonly Permission[]): boolean {
  const permission = permissionFor(kind);
  return permission === null || permissions.includes(permission);
}

/** The kinds of conversations that a user does not see. */
export function hiddenKinds(permissions: readonly Permission[]): ConversationKind[] {
  return CONVERSATION_KINDS.filter((kind) => !seesKind(kind, permissions));
}

/** The roles that see conversations of a kind. */
export function rolesSeeing(kind: ConversationKind): Role[] {
  const permission = permissionFor(kind);
  return ROLES.filter((role) => permission === null || roleHas(role, permission));
}
