import type { TourAction } from '#domain/tours/tour-lifecycle';
import type { Tour } from '#openapi/types.generated';
import EditIcon from '~icons/solar/pen-2-linear';
import { Button, ButtonLink } from '../kit/button';
import { tourEditPath } from '../links/tour-path';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import type { TourActor } from './tour-actors';
import { TOUR_ICONS, useTourActions } from './tour-menu';

interface StepsProps {
  actor: TourActor | undefined;
}

/** What opens a tour for guests. */
const OPENING: readonly TourAction[] = ['publish', 'resume'];

/** The actions that close the tour for guests: pause and archive. */
export function MoreTourSteps({ actor }: StepsProps) {
  return useTourActions(actor)
    .filter((action) => !OPENING.includes(action))
    .map((action) => <StepButton key={action} action={action} actor={actor} />);
}

/** The form of the tour, and the action that opens it for guests. */
export function TourSteps({ tour, actor }: StepsProps & { tour: Tour }) {
  const t = useText('tours');
  const mayEdit = usePermission('tours.edit');
  const opening = useTourActions(actor).find((action) => OPENING.includes(action));
  if (!mayEdit) return null;
  return (
    <>
      <ButtonLink variant={opening ? 'outline' : 'primary'} icon={EditIcon} to={tourEditPath(tour)}>
        {t('actions.edit')}
      </ButtonLink>
      {opening && <StepButton action={opening} actor={actor} />}
    </>
  );
}

function StepButton({ action, actor }: StepsProps & { action: TourAction }) {
  const t = useText('tours');
  return (
    <Button
      variant={OPENING.includes(action) ? 'primary' : 'outline'}
      icon={TOUR_ICONS[action]}
      onClick={() => actor?.send({ type: `tour.${action}` })}
    >
      {t('asks', { label: t(`actions.${action}`) })}
    </Button>
  );
}
