import { deviceOf } from '../session/device';

/** The systems that the marketplace's app runs on. */
export const MOBILE_SYSTEMS = ['android', 'ios'] as const;
export type MobileSystem = (typeof MOBILE_SYSTEMS)[number];

/** The traits of a browser that show its system. */
export interface BrowserTraits {
  readonly userAgent: string;
  /** How many touch points its screen distinguishes. */
  readonly touchPoints: number;
}

const SYSTEMS: Readonly<Record<string, MobileSystem>> = { Android: 'android', iOS: 'ios' };

/**
 * The system of a phone or tablet; null on any other device (specification, section 2,
 * `/redirect-test`). An iPad reports macOS, but no Mac has a touch screen.
 */
export function mobileSystemOf({ userAgent, touchPoints }: BrowserTraits): MobileSystem | null {
  const system = deviceOf(userAgent).system ?? '';
  return system === 'macOS' && touchPoints > 1 ? 'ios' : (SYSTEMS[system] ?? null);
}
