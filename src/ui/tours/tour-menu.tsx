import { TOUR_ACTIONS, type TourAction } from '#domain/tours/tour-lifecycle';
import type { TourSummary } from '#openapi/types.generated';
import ArchiveIcon from '~icons/solar/archive-down-minimlistic-linear';
import ViewIcon from '~icons/solar/eye-linear';
import PublishIcon from '~icons/solar/global-linear';
import PauseIcon from '~icons/solar/pause-circle-linear';
import EditIcon from '~icons/solar/pen-2-linear';
import ResumeIcon from '~icons/solar/play-circle-linear';
import type { IconType } from '../kit/icon';
import { Menu, type MenuItem } from '../kit/overlays/menu';
import { tourEditPath, tourPath } from '../links/tour-path';
import { useOfferedActions } from '../lists/use-offered-actions';
import { usePermission } from '../portal-context/use-permission';
import { useLocalizedTitle } from '../text/localized';
import { useText } from '../text/use-text';
import type { TourActor } from './tour-actors';

export const TOUR_ICONS: Readonly<Record<TourAction, IconType>> = {
  publish: PublishIcon,
  pause: PauseIcon,
  resume: ResumeIcon,
  archive: ArchiveIcon,
};

/** The actions that the process of a tour offers now. */
export function useTourActions(actor: TourActor | undefined): readonly TourAction[] {
  return useOfferedActions(actor, TOUR_ACTIONS, (action) => ({ type: `tour.${action}` }) as const);
}

interface TourMenuProps {
  tour: TourSummary;
  actor: TourActor | undefined;
}

/** The available actions of a tour. */
export function TourMenu({ tour, actor }: TourMenuProps) {
  const t = useText('tours');
  const name = useLocalizedTitle()(tour);
  const mayEdit = usePermission('tours.edit');
  const actions = useTourActions(actor);
  if (!actor) return null;
  const items: MenuItem[] = [
    { id: 'view', label: t('actions.view'), icon: ViewIcon, href: tourPath(tour) },
    ...(mayEdit
      ? [{ id: 'edit', label: t('actions.edit'), icon: EditIcon, href: tourEditPath(tour) }]
      : []),
    ...actions.map((action) => ({
      id: action,
      label: t(`actions.${action}`),
      icon: TOUR_ICONS[action],
      ...(action === 'archive' && { danger: true, separated: true }),
    })),
  ];
  return (
    <Menu
      label={t('actions.menu', { name })}
      items={items}
      onAction={(id) => {
        const action = actions.find((one) => one === id);
        if (action) actor.send({ type: `tour.${action}` });
      }}
      size="small"
    />
  );
}
