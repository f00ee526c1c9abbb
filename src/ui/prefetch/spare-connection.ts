/** What some browsers say about the connection (Network Information API); TypeScript lacks it. */
interface ConnectionInformation {
  readonly saveData?: boolean;
  /** `4g` is everything from 0.7 Mbit/s on. */
  readonly effectiveType?: string;
}

/**
 * Whether the connection may be used for what the user has not asked for: not if the user saves
 * data, and not below 0.7 Mbit/s. Browsers that do not tell have a spare connection.
 */
export function isConnectionSpare(browser: object): boolean {
  if (!('connection' in browser) || !browser.connection) return true;
  const { saveData, effectiveType } = browser.connection as ConnectionInformation;
  return saveData !== true && (effectiveType ?? '4g') === '4g';
}
