import { createContext, type ReactNode, useContext } from 'react';
import { Provider } from 'react-redux';
import type { PublicApplication } from '#application/create-public-application';

const PublicAppContext = createContext<PublicApplication | null>(null);

/** Provides the visit to all public pages below. */
export function PublicAppProvider({
  visit,
  children,
}: {
  visit: PublicApplication;
  children: ReactNode;
}) {
  return (
    <PublicAppContext value={visit}>
      <Provider store={visit.store}>{children}</Provider>
    </PublicAppContext>
  );
}

/** The visit: its machines, appearance and languages, and the links to the app. */
export function usePublicApp(): PublicApplication {
  const visit = useContext(PublicAppContext);
  if (!visit) throw new Error('usePublicApp needs a PublicAppProvider above it.');
  return visit;
}
