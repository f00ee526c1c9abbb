import type { Ports } from './ports';

/** What the pages for visitors ask of the world: less than those behind the session. */
export type VisitPorts = Pick<Ports, 'transport' | 'clock' | 'appearance' | 'languages'>;
