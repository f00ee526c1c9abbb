import type { SnapshotFrom } from 'xstate';
import type { provideIdentity } from '#application/identity/identity.actors';
import type { IdentityEvent } from '#application/identity/identity.machine';

/** The running process, as every step of a provider's pages receives it. */
export interface IdentityStepProps {
  snapshot: SnapshotFrom<ReturnType<typeof provideIdentity>>;
  send: (event: IdentityEvent) => void;
}
