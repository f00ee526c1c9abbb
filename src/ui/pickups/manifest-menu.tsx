import { useState } from 'react';
import type { Pickup } from '#openapi/types.generated';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { PrintMenu, type PrintRequest } from '../papers/print-menu';

const PrintedManifest = lazyComponent(() => import('./printed-manifest'), 'PrintedManifest');

const PAPERS = ['manifest'] as const;

/** Prints the manifest of a pickup in one of the three languages. */
export function ManifestMenu({ pickup }: { pickup: Pickup }) {
  const [request, setRequest] = useState<PrintRequest<'manifest'> | null>(null);
  return (
    <>
      <PrintMenu<'manifest'> papers={PAPERS} onPrint={setRequest} />
      <Deferred>
        {request && (
          <PrintedManifest {...request} pickup={pickup} onClosed={() => setRequest(null)} />
        )}
      </Deferred>
    </>
  );
}
