import { createContext, type ReactNode, useContext } from 'react';
import { Provider } from 'react-redux';
import type { Application } from '#application/create-application';

const ApplicationContext = createContext<Application | null>(null);

/** Provides the application to every page below. */
export function ApplicationProvider({
  application,
  children,
}: {
  application: Application;
  children: ReactNode;
}) {
  return (
    <ApplicationContext value={application}>
      <Provider store={application.store}>{children}</Provider>
    </ApplicationContext>
  );
}

/** The application: its machines, its running session, appearance and languages. */
export function useApplication(): Application {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error('useApplication needs an ApplicationProvider above it.');
  return application;
}
