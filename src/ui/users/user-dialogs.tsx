import { styled } from 'styled-components';
import type { UserRecord } from '#application/users/user-actions.machine';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { UserAction } from '#openapi/types.generated';
import BoxIcon from '~icons/solar/box-linear';
import AccessIcon from '~icons/solar/login-2-linear';
import BackIcon from '~icons/solar/restart-linear';
import { Avatar } from '../kit/avatar';
import { Icon, type IconType } from '../kit/icon';
import { AlertDialog, ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { FailureDialog } from '../lists/failure-dialog';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import type { UserActor } from './user-actors';
import { nameOf } from './user-name';

const Effects = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  & > li {
    display: flex;
    gap: var(--space-12);
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--text-2);
  }
`;

type Effect = 'access' | 'work' | 'back';
const EFFECT_ICONS: Record<Effect, IconType> = {
  access: AccessIcon,
  work: BoxIcon,
  back: BackIcon,
};

/** The dialogs of a user's actor: confirmation, failure, conflict. */
export function UserDialogs({ actor }: { actor: UserActor }) {
  const t = useText('users');
  const snapshot = useSnapshot(actor);
  const { attempt, problem, record: user } = snapshot.context;
  const name = nameOf(user);
  return (
    <>
      {attempt && (snapshot.hasTag('confirming') || snapshot.hasTag('busy')) && (
        <Question actor={actor} action={attempt.action} user={user} />
      )}
      <FailureDialog
        open={snapshot.matches('failed')}
        problem={problem}
        title={attempt ? t(`failure.${attempt.action}`) : undefined}
        onRetry={() => actor.send({ type: 'failure.retry' })}
        onDismiss={() => actor.send({ type: 'failure.dismiss' })}
      />
      <AlertDialog
        open={snapshot.matches('conflict')}
        title={attempt ? t(`failure.${attempt.action}`) : ''}
        description={t('conflict.text', { name: bidiIsolate(name) })}
        label={t('conflict.acknowledge')}
        onClose={() => actor.send({ type: 'conflict.acknowledge' })}
      />
    </>
  );
}

interface QuestionProps {
  actor: UserActor;
  action: UserAction;
  user: UserRecord;
}

/** The actions that remove a user's access. */
const TAKES_AWAY: readonly UserAction[] = ['deactivate', 'archive', 'withdrawInvitation'];

/** Confirms an action and shows its effects. */
function Question({ actor, action, user }: QuestionProps) {
  const t = useText('users');
  const shell = useText('shell');
  const snapshot = useSnapshot(actor);
  const name = nameOf(user);
  const role = shell(`roles.${user.role}`);
  const title =
    action === 'archive'
      ? t('question.archive', { count: 1 })
      : t(`question.${action}`, { name: bidiIsolate(name) });
  const who = t('question.who', { role, userName: bidiIsolate(user.userName) });
  return (
    <ConfirmDialog
      open
      tone={TAKES_AWAY.includes(action) ? 'danger' : 'primary'}
      lead={<Avatar name={name} size={48} />}
      title={title}
      description={action === 'archive' ? `${bidiIsolate(name)} · ${who}` : who}
      confirmLabel={t(`actions.${action}`)}
      cancelLabel={t('question.cancel')}
      busy={snapshot.hasTag('busy')}
      onConfirm={() => actor.send({ type: 'question.confirm' })}
      onCancel={() => actor.send({ type: 'question.cancel' })}
    >
      <EffectsOf action={action} user={user} />
    </ConfirmDialog>
  );
}

function EffectsOf({ action, user }: Pick<QuestionProps, 'action' | 'user'>) {
  const told = useEffects(user)[action];
  return (
    <Effects>
      {told.map(([effect, words]) => (
        <li key={effect}>
          <Icon of={EFFECT_ICONS[effect]} mirrored={effect === 'access'} />
          <span>{words}</span>
        </li>
      ))}
    </Effects>
  );
}

/** The effects of each action, as text. */
function useEffects({
  email: address,
  invitation,
}: UserRecord): Record<UserAction, readonly (readonly [Effect, string])[]> {
  const t = useText('users');
  const email = bidiIsolate(address);
  // Who has not come in yet has no password and no session, only the link of the invitation.
  const linkEnds = t('effect.withdrawInvitation.access', { email });
  return {
    activate: [
      ['access', t(invitation ? 'effect.activate.invited' : 'effect.activate.access')],
      ['back', t('effect.activate.back')],
    ],
    deactivate: [
      ['access', invitation ? linkEnds : t('effect.deactivate.access')],
      ['work', t('effect.deactivate.work')],
      ['back', t('effect.deactivate.back')],
    ],
    unarchive: [
      ['access', t('effect.unarchive.access')],
      ['back', t('effect.unarchive.back')],
    ],
    archive: [
      ['access', t('effect.archive.access')],
      ['work', t('effect.archive.work')],
    ],
    resendInvitation: [
      ['access', t('effect.resendInvitation.access', { email })],
      ['work', t('effect.resendInvitation.work')],
    ],
    withdrawInvitation: [
      ['access', linkEnds],
      ['back', t('effect.withdrawInvitation.back')],
    ],
  };
}
