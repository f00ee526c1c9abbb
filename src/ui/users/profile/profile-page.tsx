import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useGetUserQuery } from '#application/api/users-endpoints.generated';
import { ButtonLink } from '../../kit/button';
import { PageHeader } from '../../kit/layout/page-header';
import { CardsSkeleton } from '../../kit/loading/cards-skeleton';
import { Columns, Stack } from '../../kit/table/columns';
import { USERS_PATH, userEditPath } from '../../links/user-path';
import { idParam } from '../../lists/list-url';
import { RecordQueryView } from '../../lists/record-query-view';
import { useCurrentUser } from '../../portal-context/use-current-user';
import { usePermission } from '../../portal-context/use-permission';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { nameOf } from '../user-name';
import { UserNotFound } from '../user-not-found';
import { ActivityCard } from './activity-card';
import { type Person, PersonCard } from './person-card';
import { RoleCard } from './role-card';
import { SessionsCard } from './sessions-card';

/** The person card is first, and next to the activity on wide pages. */
const Sheet = styled(Columns)`
  grid-template: 'did who' auto 'did may' 1fr / minmax(0, 1fr) 312px;
  & > :nth-child(1) {
    grid-area: who;
  }
  & > :nth-child(2) {
    grid-area: did;
  }
  & > :nth-child(3) {
    grid-area: may;
  }
  ${media.below('desktop')} {
    grid-template: 'who' 'did' 'may' / minmax(0, 1fr);
  }
`;

/** `/dashboard/user/profile`: the user's own profile, or with `?user=` a colleague's. */
export function ProfilePage() {
  const [params] = useSearchParams();
  const own = useCurrentUser();
  const maySee = usePermission('users.see');
  const wanted = idParam(params, 'user', 'usr');
  if (!own) return null;
  if (wanted && wanted !== own.id && maySee) return <Colleague key={wanted} userId={wanted} />;
  return (
    <>
      <ProfileHeader person={own} own />
      <Profile person={own} own />
    </>
  );
}

function Colleague({ userId }: { userId: string }) {
  const query = useGetUserQuery({ userId });
  return (
    <>
      <ProfileHeader person={query.currentData} />
      <RecordQueryView
        query={query}
        skeleton={<CardsSkeleton wide={[]} main={['320px']} side={['240px', '200px']} />}
        unknown={<UserNotFound />}
      >
        {(person) => <Profile person={person} />}
      </RecordQueryView>
    </>
  );
}

interface ProfileHeaderProps {
  person: Person | undefined;
  own?: boolean;
}

function ProfileHeader({ person, own = false }: ProfileHeaderProps) {
  const t = useText('users');
  const mayManage = usePermission('users.manage');
  const maySee = usePermission('users.see');
  const users = maySee ? { label: t('title'), to: USERS_PATH } : { label: t('title') };
  return (
    <PageHeader
      crumbs={[{ label: t('section') }, users, { label: t('profile.title') }]}
      title={t('profile.title')}
      name={person && <bdi>{nameOf(person)}</bdi>}
      actions={
        own ? (
          <ButtonLink variant="outline" to="/dashboard/user/account">
            {t('profile.account')}
          </ButtonLink>
        ) : (
          mayManage &&
          person &&
          !person.isArchived && (
            <ButtonLink variant="outline" to={userEditPath(person)}>
              {t('profile.edit')}
            </ButtonLink>
          )
        )
      }
    />
  );
}

function Profile({ person, own = false }: { person: Person; own?: boolean }) {
  return (
    <Sheet>
      <PersonCard person={person} />
      <ActivityCard userId={person.id} />
      <Stack>
        <RoleCard role={person.role} />
        <SessionsCard own={own} />
      </Stack>
    </Sheet>
  );
}
