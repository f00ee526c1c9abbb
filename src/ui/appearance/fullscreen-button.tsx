import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import FullscreenIcon from '~icons/solar/maximize-square-minimalistic-linear';
import ExitIcon from '~icons/solar/minimize-square-minimalistic-linear';
import { Button } from '../kit/button';
import { useText } from '../text/use-text';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/* Grey, as in the picture: leaving or entering fullscreen is not a main action. */
const GreyButton = styled.div`
  & button {
    --bg: var(--press);
    --bg-hover: var(--line-strong);
  }
`;

/** Fullscreen / Exit Fullscreen; absent where the browser does not allow it. */
export function FullscreenButton() {
  const t = useText('appearance');
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const done = full ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // The browser may refuse, for instance in a frame; the button's label then stays the same.
    done.catch(() => undefined);
  };
  return (
    <GreyButton>
      <Button wide variant="quiet" icon={full ? ExitIcon : FullscreenIcon} onClick={toggle}>
        {t(full ? 'exitFullscreen' : 'fullscreen')}
      </Button>
    </GreyButton>
  );
}
