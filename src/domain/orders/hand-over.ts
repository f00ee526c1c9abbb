/** Who takes a parcel, and under which number. */
export interface HandOverFields {
  readonly carrier?: string | undefined;
  readonly trackingNumber?: string | undefined;
}

type HandOverErrors = Partial<Record<keyof HandOverFields, string[]>>;

/** A handover requires both fields: the code of each that is absent or blank. */
export function handOverErrors({ carrier, trackingNumber }: HandOverFields): HandOverErrors {
  return {
    ...(isBlank(carrier) && { carrier: ['carrier_required'] }),
    ...(isBlank(trackingNumber) && { trackingNumber: ['tracking_required'] }),
  };
}

/** Whether carrier and tracking number are given. */
export function isHandOverComplete(fields: HandOverFields): boolean {
  return Object.keys(handOverErrors(fields)).length === 0;
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}
