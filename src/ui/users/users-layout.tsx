import type { ReactNode } from 'react';
import type { UserList } from '#openapi/types.generated';
import ListIcon from '~icons/solar/list-linear';
import AddIcon from '~icons/solar/user-plus-linear';
import CardsIcon from '~icons/solar/widget-linear';
import { ButtonLink } from '../kit/button';
import { PageHeader } from '../kit/layout/page-header';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { INVITE_PATH, USER_CARDS_PATH, USERS_PATH } from '../links/user-path';
import type { useListUrl } from '../lists/list-url';
import { TabbedList } from '../lists/tabbed-list';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import type { UserActors } from './user-actors';
import { tabCount, USER_TABS, type UserListState } from './user-list-query';
import { UsersToolbar } from './users-toolbar';

/** Loaded with the first dialog: most visits open none. */
const UserDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'user-dialogs' */ './user-dialogs'),
  'UserDialogs',
);

interface UsersLayoutProps {
  as: 'list' | 'cards';
  state: UserListState;
  url: ReturnType<typeof useListUrl>;
  shown: UserList | undefined;
  actors: UserActors;
  /** Actions on the list as a whole. */
  tools?: ReactNode;
  /** The list or the cards. */
  children: ReactNode;
}

/** The staff under its tabs, as a list or as cards, and the dialogs of its actors. */
export function UsersLayout(props: UsersLayoutProps) {
  const { as, state, url, shown, actors } = props;
  const t = useText('users');
  const withDialog = actors.withOpenDialog();
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title') }]}
        title={t('title')}
        more={<OtherLook as={as} url={url} />}
        actions={<NewUserLink />}
      />
      <TabbedList
        state={state}
        shown={shown}
        url={url}
        label={t('tabs.label')}
        tabs={USER_TABS.map((tab) => ({
          id: tab,
          label: t(`tabs.${tab}`),
          count: tabCount(tab, shown?.counts),
        }))}
      >
        <UsersToolbar state={state} url={url}>
          {props.tools}
        </UsersToolbar>
        {props.children}
      </TabbedList>
      {withDialog && (
        <Deferred>
          <UserDialogs key={withDialog.id} actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}

/** The same users as cards or as a list. */
function OtherLook({ as, url }: Pick<UsersLayoutProps, 'as' | 'url'>) {
  const t = useText('users');
  const isList = as === 'list';
  const query = url.params.size > 0 ? `?${url.params}` : '';
  return (
    <ButtonLink
      variant="quiet"
      icon={isList ? CardsIcon : ListIcon}
      to={`${isList ? USER_CARDS_PATH : USERS_PATH}${query}`}
    >
      {t(isList ? 'cards' : 'list')}
    </ButtonLink>
  );
}

function NewUserLink() {
  const t = useText('users');
  if (!usePermission('users.manage')) return null;
  return (
    <ButtonLink icon={AddIcon} to={INVITE_PATH}>
      {t('invite.title')}
    </ButtonLink>
  );
}
