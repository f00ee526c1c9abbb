import { deviceOf } from '#domain/session/device';
import type { Session } from '#openapi/types.generated';
import { useText } from '../text/use-text';

/** "Firefox · Windows", with the parts that can be recognised. */
export function useDeviceName() {
  const t = useText('account');
  return ({ userAgent }: Session): string => {
    const { browser, system } = deviceOf(userAgent);
    const known = [browser, system].filter((name) => name !== null);
    return known.length > 0 ? known.join(' · ') : t('sessions.unknown');
  };
}
