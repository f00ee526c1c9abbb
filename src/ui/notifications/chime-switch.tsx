import { notificationSound } from '#application/preferences/preference';
import { usePreference } from '../app/use-preference';
import { Switch } from '../kit/switch';
import { useText } from '../text/use-text';
import { play } from './chime';

/** Whether new notifications are heard; who switches it on hears at once what it sounds like. */
export function ChimeSwitch() {
  const t = useText('notifications');
  const [on, setOn] = usePreference(notificationSound);
  const turn = (wanted: boolean) => {
    setOn(() => wanted);
    // Where there is no sound there is nothing to hear.
    if (wanted) play().catch(() => undefined);
  };
  return (
    <Switch checked={on} onChange={turn}>
      {t('chime')}
    </Switch>
  );
}
