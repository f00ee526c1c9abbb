import { useUrlParams } from '../kit/use-url-params';
import { idParam } from '../lists/list-url';

/**
 * The departure that is open beside the page of its tour, as the address names it, and the number of
 * the booking for which it was opened.
 */
export function useDepartureUrl() {
  const [params, change] = useUrlParams();
  const show = (departureId: string | null) =>
    void change((now) => {
      const next = new URLSearchParams(now);
      if (departureId) next.set('departure', departureId);
      else next.delete('departure');
      next.delete('booking');
      return next;
    });
  return {
    departureId: idParam(params, 'departure', 'dep'),
    bookingNumber: params.get('booking') ?? '',
    show,
  };
}
