import { VACANCY_ACTIONS, type VacancyAction } from '#domain/vacancies/vacancy-lifecycle';
import type { VacancySummary } from '#openapi/types.generated';
import FillIcon from '~icons/solar/check-circle-linear';
import ViewIcon from '~icons/solar/eye-linear';
import PublishIcon from '~icons/solar/global-linear';
import CloseIcon from '~icons/solar/lock-keyhole-minimalistic-linear';
import EditIcon from '~icons/solar/pen-2-linear';
import ReopenIcon from '~icons/solar/restart-linear';
import TrashIcon from '~icons/solar/trash-bin-minimalistic-linear';
import type { IconType } from '../kit/icon';
import { Menu, type MenuItem } from '../kit/overlays/menu';
import { vacancyEditPath, vacancyPath } from '../links/vacancy-path';
import { RowEditLink } from '../lists/row-edit-link';
import { useOfferedActions } from '../lists/use-offered-actions';
import { usePermission } from '../portal-context/use-permission';
import { useLocalizedTitle } from '../text/localized';
import { useText } from '../text/use-text';
import type { VacancyActor } from './vacancy-actors';

export const VACANCY_ICONS: Readonly<Record<VacancyAction, IconType>> = {
  publish: PublishIcon,
  close: CloseIcon,
  reopen: ReopenIcon,
  fill: FillIcon,
  delete: TrashIcon,
};

/** The actions that a vacancy offers now. */
export function useVacancySteps(actor: VacancyActor | undefined): readonly VacancyAction[] {
  return useOfferedActions(
    actor,
    VACANCY_ACTIONS,
    (action) => ({ type: 'vacancy.ask', action }) as const,
  );
}

interface VacancyMenuProps {
  vacancy: VacancySummary;
  actor: VacancyActor | undefined;
}

/** The pencil and the available actions of a vacancy in the list. */
export function VacancyRowActions({ vacancy, actor }: VacancyMenuProps) {
  const t = useText('vacancies');
  const name = useLocalizedTitle()(vacancy);
  const mayEdit = usePermission('vacancies.edit');
  const steps = useVacancySteps(actor);
  const items: MenuItem[] = [
    { id: 'view', label: t('actions.view'), icon: ViewIcon, href: vacancyPath(vacancy) },
    ...(mayEdit
      ? [{ id: 'edit', label: t('actions.edit'), icon: EditIcon, href: vacancyEditPath(vacancy) }]
      : []),
    ...steps.map((action) => ({
      id: action,
      label: t(`actions.${action}`),
      icon: VACANCY_ICONS[action],
      ...(action === 'delete' && { danger: true, separated: true }),
    })),
  ];
  return (
    <>
      {mayEdit && <RowEditLink to={vacancyEditPath(vacancy)} name={name} />}
      <Menu
        label={t('actions.menu', { name })}
        items={items}
        onAction={(id) => {
          const action = steps.find((one) => one === id);
          if (action) actor?.send({ type: 'vacancy.ask', action });
        }}
        size="small"
      />
    </>
  );
}
