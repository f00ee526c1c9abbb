import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ticketScanWith } from '#application/tours/ticket-scan.actors';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { useLatest } from '../kit/use-latest';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';
import { browserTicketCamera } from './browser-ticket-camera';

const Part = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--space-12);
`;
const Picture = styled.video`
  inline-size: 100%;
  max-inline-size: 480px;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-note);
  background: var(--sunk);
  object-fit: cover;
`;

/** Reads codes by the camera of the device, each of which is reported once while it is in sight. */
export function TicketScanner({ onCode }: { onCode: (code: string) => void }) {
  const t = useText('tours');
  const { inspection } = useApplication();
  const [camera] = useState(browserTicketCamera);
  const [machine] = useState(() => ticketScanWith(camera));
  const showPicture = useCallback((video: HTMLVideoElement | null) => camera.show(video), [camera]);
  const actor = useActorRef(machine, inspection);
  const latest = useLatest(onCode);
  useEffect(() => {
    const reading = actor.on('code.read', ({ code }) => latest.current(code));
    return () => reading.unsubscribe();
  }, [actor, latest]);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const isStarting = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <Part>
      {failure && (
        <Note tone="warning" title={t('checkIn.camera.failed')}>
          {t(`checkIn.camera.${failure}`)}
        </Note>
      )}
      {isOpen && (
        <Picture
          ref={showPicture}
          aria-label={t('checkIn.camera.picture')}
          aria-busy={isStarting}
          autoPlay
          muted
          playsInline
        />
      )}
      <Button
        variant="outline"
        onClick={() => actor.send({ type: isOpen ? 'camera.close' : 'camera.open' })}
      >
        {t(isOpen ? 'checkIn.camera.close' : 'checkIn.camera.open')}
      </Button>
    </Part>
  );
}
