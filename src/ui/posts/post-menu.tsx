import { POST_ACTIONS, type PostAction } from '#domain/posts/post-lifecycle';
import type { PostSummary } from '#openapi/types.generated';
import UnpublishIcon from '~icons/solar/eye-closed-linear';
import ViewIcon from '~icons/solar/eye-linear';
import PublishIcon from '~icons/solar/global-linear';
import EditIcon from '~icons/solar/pen-2-linear';
import TrashIcon from '~icons/solar/trash-bin-minimalistic-linear';
import type { IconType } from '../kit/icon';
import { Menu, type MenuItem } from '../kit/overlays/menu';
import { postEditPath, postPath } from '../links/post-path';
import { useOfferedActions } from '../lists/use-offered-actions';
import { useLocalizedTitle } from '../text/localized';
import { useText } from '../text/use-text';
import type { PostActor } from './post-actors';

export const POST_ICONS: Readonly<Record<PostAction, IconType>> = {
  publish: PublishIcon,
  unpublish: UnpublishIcon,
  delete: TrashIcon,
};

/** The actions that the process of an article offers now. */
export function usePostActions(actor: PostActor | undefined): readonly PostAction[] {
  return useOfferedActions(actor, POST_ACTIONS, (action) => ({ type: `post.${action}` }) as const);
}

interface PostMenuProps {
  post: PostSummary;
  actor: PostActor | undefined;
}

/** The available actions of an article. */
export function PostMenu({ post, actor }: PostMenuProps) {
  const t = useText('posts');
  const name = useLocalizedTitle()(post);
  const actions = usePostActions(actor);
  if (!actor) return null;
  const items: MenuItem[] = [
    { id: 'view', label: t('actions.view'), icon: ViewIcon, href: postPath(post) },
    ...(actions.length > 0
      ? [{ id: 'edit', label: t('actions.edit'), icon: EditIcon, href: postEditPath(post) }]
      : []),
    ...actions.map((action) => ({
      id: action,
      label: t(`actions.${action}`),
      icon: POST_ICONS[action],
      ...(action === 'delete' && { danger: true, separated: true }),
    })),
  ];
  return (
    <Menu
      label={t('actions.menu', { name })}
      items={items}
      onAction={(id) => {
        const action = actions.find((one) => one === id);
        if (action) actor.send({ type: `post.${action}` });
      }}
      size="small"
    />
  );
}
