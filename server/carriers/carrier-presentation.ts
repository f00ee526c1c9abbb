import type { Carrier } from '#openapi/types.generated';
import type { CarrierRow } from './carriers.repository';

/** The carrier as the contract defines it. */
export function presentCarrier(row: CarrierRow): Carrier {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    trackingAddress: row.trackingAddress,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    isArchived: row.archivedAt !== null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    revision: row.revision,
  };
}
