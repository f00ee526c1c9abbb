import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { provideConnection } from '#application/connection/connection.actors';
import type { Application } from '#application/create-application';
import DisconnectedIcon from '~icons/solar/danger-triangle-bold';
import { toasts } from '../../kit/feedback/toast-store';
import { Icon } from '../../kit/icon';
import { useApplication } from '../../portal-context/application-context';
import { useText } from '../../text/use-text';
import { MaintenancePage } from '../errors/error-pages';

const Strip = styled.p`
  position: fixed;
  inset-block-end: calc(var(--tab-bar) + var(--space-16));
  inset-inline: 16px;
  z-index: var(--z-toast);
  display: flex;
  align-items: center;
  gap: var(--space-12);
  inline-size: fit-content;
  max-inline-size: calc(100vw - 32px);
  margin-inline: auto;
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-note);
  background: var(--ink);
  color: var(--on-ink);
  font: 400 var(--text-small) var(--font-body);
  box-shadow: var(--shadow-pop);
  animation: rise var(--t-panel) var(--ease);
`;
/* Covers the page without unmounting it: typed values are still there after the maintenance. */
const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-tooltip);
  overflow-y: auto;
`;

/** Shows that the connection is lost or the server is in maintenance, until that is over. */
export function ConnectionBanner() {
  const t = useText('shell');
  const application = useApplication();
  const { connection, session } = application;
  const [snapshot] = useMachine(application.provide(provideConnection), application.inspection);
  const offline = snapshot.hasTag('offline');
  const maintenance = snapshot.hasTag('maintenance');
  const wasAway = useRef(false);

  useEffect(() => {
    if (offline || maintenance) wasAway.current = true;
    else if (wasAway.current) {
      wasAway.current = false;
      toasts.show({ title: t('connection.back') });
    }
  }, [offline, maintenance, t]);

  // The connection may be back before this code has loaded.
  const wasCheckLost = useSelector(session, isCheckLost);
  useEffect(() => {
    if (wasCheckLost && !offline && !maintenance && connection.isOnline())
      session.send({ type: 'check.retry' });
  }, [wasCheckLost, offline, maintenance, connection, session]);

  useInertPage(maintenance);
  if (maintenance) {
    return createPortal(
      <Cover>
        <MaintenancePage />
      </Cover>,
      document.body,
    );
  }
  return offline ? (
    <Strip role="status">
      <Icon of={DisconnectedIcon} />
      {t('connection.lost')}
    </Strip>
  ) : null;
}

/** Whether the check of the session failed because the server was unreachable or closed. */
function isCheckLost(snapshot: ReturnType<Application['session']['getSnapshot']>): boolean {
  const code = snapshot.context.problem?.code ?? '';
  return ['network', 'maintenance'].includes(code) && snapshot.can({ type: 'check.retry' });
}

/** Makes the page inert while it is covered: no focus, no clicks. */
function useInertPage(covered: boolean): void {
  useEffect(() => {
    const root = document.getElementById('root');
    if (!covered || !root) return;
    root.inert = true;
    return () => {
      root.inert = false;
    };
  }, [covered]);
}
