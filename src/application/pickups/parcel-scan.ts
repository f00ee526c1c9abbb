import { scannedOrderNumber } from '#domain/pickups/scanned-number';

/** What is sent of one scan. */
export interface ParcelScan {
  /** Number of the order. */
  readonly number: string;
  /** What was scanned from the carrier's label; null if nothing was. */
  readonly trackingNumber: string | null;
  /** False to note that the parcel is not given to the carrier. */
  readonly isScanned: boolean;
}

/**
 * What a scanned code means. A code that is no order number is the tracking number of the parcel
 * that was scanned before it; null if there is none, and for blanks.
 */
export function scanOf(code: string, lastNumber: string | null): ParcelScan | null {
  const number = scannedOrderNumber(code);
  if (number !== null) return { number, trackingNumber: null, isScanned: true };
  const trackingNumber = code.trim();
  if (trackingNumber === '' || lastNumber === null) return null;
  return { number: lastNumber, trackingNumber, isScanned: true };
}
