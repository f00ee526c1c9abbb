import { deviceOf } from '../session/device';

/** The systems that the marketplace's app runs on. */
export const MOBILE_SYSTEMS = ['android', 'ios'] as const;
export type MobileSystem = (typeof MOBILE_SYSTEMS)[number];

/** What a browser says of what it runs on. */
export interface BrowserTraits {
  readonly userAgent: string;
  /** How many fingers its screen tells apart. */
  readonly touchPoints: number;
}

const SYSTEMS: Readonly<Record<string, MobileSystem>> = { Android: 'android', iOS: 'ios' };

/**
 * The system of a telephone or tablet; null on any other device (specification, section 2,
 * `/redirect-test`). An iPad says that it is a Mac, but no Mac has a screen to touch.
 */
export const mobileSystemOf = ({ userAgent, touchPoints }: BrowserTraits): MobileSystem | null => {
  const system = deviceOf(userAgent).system ?? '';
  return system === 'macOS' && touchPoints > 1 ? 'ios' : (SYSTEMS[system] ?? null);
};
