import { notificationSound } from '#application/preferences/preference';
import { Switch } from '../kit/fields/switch';
import { usePreference } from '../portal-context/use-preference';
import { useText } from '../text/use-text';
import { play } from './chime';

/** Whether new notifications play a sound; switching it on plays the sound once. */
export function ChimeSwitch() {
  const t = useText('notifications');
  const [on, setOn] = usePreference(notificationSound);
  const turn = (wanted: boolean) => {
    setOn(() => wanted);
    // Without an audio device, nothing is played.
    if (wanted) play().catch(() => undefined);
  };
  return (
    <Switch checked={on} onChange={turn}>
      {t('chime')}
    </Switch>
  );
}
