import { useNavigate } from 'react-router';
import type { InviteValues } from '#application/users/user-editing';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { User } from '#openapi/types.generated';
import type { RecordEdit } from '../../forms/use-record-edit';
import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { profilePath } from '../../links/user-path';
import { useText } from '../../text/use-text';
import { useUserActors } from '../use-user-actors';
import { nameOf } from '../user-name';

const UserDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'user-dialogs' */ '../user-dialogs'),
  'UserDialogs',
);

/**
 * The archived colleague who has the wanted user name, or the invited address as theirs (contract: 409 `already_taken` with
 * `taken_by_archived`), and the action that unarchives them instead of creating a new user.
 */
export function ArchivedNamesake({ edit }: { edit: Pick<RecordEdit<InviteValues>, 'snapshot'> }) {
  const { problem } = edit.snapshot.context;
  if (!edit.snapshot.matches({ editing: 'refused' })) return null;
  const codes = [problem?.errors?.['userName'], problem?.errors?.['email']].flat();
  if (!codes.includes('taken_by_archived') || !problem?.current) return null;
  // The contract promises a user with this code.
  return <Namesake user={problem.current as User} />;
}

function Namesake({ user }: { user: User }) {
  const t = useText('users');
  const navigate = useNavigate();
  const actors = useUserActors([user], () => void navigate(profilePath(user)));
  const actor = actors.of(user.id);
  const withDialog = actors.withOpenDialog();
  return (
    <>
      <Note
        tone="warning"
        announce
        title={t('form.archived.title', { name: bidiIsolate(nameOf(user)) })}
        action={
          <Button
            variant="outline"
            size="small"
            disabled={!actor}
            onClick={() => actor?.send({ type: 'user.unarchive' })}
          >
            {t('form.archived.action')}
          </Button>
        }
      >
        {t('form.archived.text')}
      </Note>
      {withDialog && (
        <Deferred>
          <UserDialogs actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}
