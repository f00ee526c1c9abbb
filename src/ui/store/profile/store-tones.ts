/** The hue of a store's status. */
export const STORE_TONES = { under_review: 'info', active: 'success', suspended: 'error' } as const;
