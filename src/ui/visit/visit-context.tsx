import { createContext, type ReactNode, useContext } from 'react';
import { Provider } from 'react-redux';
import type { Visit } from '#application/create-visit';

const VisitContext = createContext<Visit | null>(null);

/** Hands the visit to every public page below. */
export function VisitProvider({ visit, children }: { visit: Visit; children: ReactNode }) {
  return (
    <VisitContext value={visit}>
      <Provider store={visit.store}>{children}</Provider>
    </VisitContext>
  );
}

/** The visit: its machines, appearance and languages, and where the app is. */
export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('useVisit needs a VisitProvider above it.');
  return visit;
}
