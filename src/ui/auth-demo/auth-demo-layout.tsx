import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { createDemoApplication, demoAuthentication } from '#application/auth-demo/demo-application';
import { type DemoLook, demoPath } from '#domain/auth-demo/demo-pages';
import { NO_SESSION } from '#domain/session/tokens';
import { ApplicationProvider, useApplication } from '../portal-context/application-context';
import { AuthPagesProvider } from '../session/auth-pages';
import { DemoPanel } from './demo-panel';

/**
 * `/auth-demo/{look}/…`: the pages for signed-out users with scripted machines. No account is made,
 * no request leaves the browser.
 */
function AuthDemoLayout({ look }: { look: DemoLook }) {
  const application = useApplication();
  const machine = useMemo(() => demoAuthentication(application), [application]);
  const session = useActorRef(machine, {
    input: { sessionState: NO_SESSION },
    ...application.inspection,
  });
  const demo = useMemo(() => createDemoApplication(application, session), [application, session]);
  const pages = useMemo(
    () => ({
      look,
      signIn: demoPath(look, 'login'),
      register: demoPath(look, 'register'),
      forgotPassword: demoPath(look, 'forgot-password'),
      home: demoPath(look, 'login'),
    }),
    [look],
  );
  /** A new number mounts the page anew. */
  const [run, setRun] = useState(0);
  const restart = () => {
    session.send({ type: 'session.signOut' });
    setRun(run + 1);
  };
  return (
    <ApplicationProvider application={demo}>
      <AuthPagesProvider value={pages}>
        <DemoPanel look={look} onRestart={restart} />
        <Outlet key={run} />
      </AuthPagesProvider>
    </ApplicationProvider>
  );
}

/** The demo pages with the form beside a picture. */
export function ClassicAuthDemo() {
  return <AuthDemoLayout look="classic" />;
}

/** The demo pages with a card in the centre. */
export function ModernAuthDemo() {
  return <AuthDemoLayout look="modern" />;
}
