/** What some browsers say about the connection (Network Information API); TypeScript lacks it. */
interface ConnectionInformation {
  readonly saveData?: boolean;
  /** `4g` is everything from 0.7 Mbit/s on. */
  readonly effectiveType?: string;
  /** Mbit/s. */
  readonly downlink?: number;
}

/** Below this, code that may not be needed delays what is (Mbit/s). */
const SLOW_MBITS = 2;

/**
 * Whether the connection may be used for what the user has not asked for: not if the user saves
 * data, and not if it is slow. Browsers that do not tell have a spare connection.
 */
export function isConnectionSpare(browser: object): boolean {
  if (!('connection' in browser) || !browser.connection) return true;
  const { saveData, effectiveType, downlink } = browser.connection as ConnectionInformation;
  const isSlow = (effectiveType ?? '4g') !== '4g' || (downlink ?? SLOW_MBITS) < SLOW_MBITS;
  return saveData !== true && !isSlow;
}
