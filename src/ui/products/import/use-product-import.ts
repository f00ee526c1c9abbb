import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { SnapshotFrom } from 'xstate';
import type { ProductImportEvent } from '#application/products/import-events';
import { provideProductImport } from '#application/products/product-import.actors';
import { useApplication } from '../../portal-context/application-context';

export type ImportSnapshot = SnapshotFrom<ReturnType<typeof provideProductImport>>;

/** The props of each step of the wizard: the state, and a function to send the seller's events. */
export interface ImportStepProps {
  snapshot: ImportSnapshot;
  send: (event: ProductImportEvent) => void;
}

/**
 * The import's process. Its job's id is in the URL, so that a reload or a shared link continues it.
 */
export function useProductImport(): ImportStepProps {
  const { provide, inspection } = useApplication();
  const [params, setParams] = useSearchParams();
  const [snapshot, send] = useMachine(provide(provideProductImport), {
    input: { jobId: params.get('job') },
    ...inspection,
  });
  const { jobId } = snapshot.context;
  useEffect(() => {
    setParams(jobId ? { job: jobId } : {}, { replace: true });
  }, [jobId, setParams]);
  return { snapshot, send };
}

/** The index of the wizard's step, of four, for a state. */
export function stepOf(snapshot: ImportSnapshot): number {
  if (snapshot.matches('mapping') || snapshot.matches('savingMapping')) return 1;
  if (snapshot.matches('dryRunning') || snapshot.matches('reviewing')) return 2;
  if (
    ['running', 'cancelling', 'finished', 'cancelled'].some((state) => snapshot.value === state)
  ) {
    return 3;
  }
  return 0;
}
