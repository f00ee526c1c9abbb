import { useEffect } from 'react';
import {
  type ListSlotsApiArg,
  useListSlotsQuery,
} from '#application/api/pickups-endpoints.generated';
import { useNow } from '../lists/use-now';

/** Slots; read again when places that somebody held are free, because no change hint says so. */
export function useSlots(
  query: ListSlotsApiArg,
  options?: { readonly refetchOnMountOrArgChange: boolean },
) {
  const slots = useListSlotsQuery(query, options);
  const now = useNow();
  const isFreed =
    slots.data?.items.some((slot) => slot.heldUntil !== null && new Date(slot.heldUntil) < now) ===
    true;
  const { refetch } = slots;
  useEffect(() => {
    if (isFreed) void refetch();
  }, [isFreed, refetch]);
  return slots;
}
