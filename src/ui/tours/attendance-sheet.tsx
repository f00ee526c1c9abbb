import { styled } from 'styled-components';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import type { Departure } from '#openapi/types.generated';
import { PrintedSheet } from '../print/printed-sheet';
import { useLocalizedTitle } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { useGuestsText } from './use-guests-text';

const Box = styled.span`
  display: inline-block;
  inline-size: 1.2em;
  block-size: 1.2em;
  border: 0.3mm solid currentColor;
  border-radius: 0.6mm;
`;

/** Bookings whose guests are expected or here. */
const EXPECTED: readonly string[] = ['paid', 'on_the_spot', 'checked_in', 'attended'];

interface AttendanceSheetProps {
  departure: Departure;
  onPrinted: () => void;
}

/** The printed list of the guests of a departure, with a box for each booking. */
export function AttendanceSheet({ departure, onPrinted }: AttendanceSheetProps) {
  const t = useText('tours');
  const format = useFormat();
  const titleOf = useLocalizedTitle();
  const guestsText = useGuestsText();
  const bookings = departure.bookings.filter(({ status }) => EXPECTED.includes(status));
  const title = `${titleOf(departure.tour)} · ${format.dateTime(departure.startsAt)}`;
  return (
    <PrintedSheet title={title} onPrinted={onPrinted}>
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('attendance.here')}</th>
            <th scope="col">{t('attendance.guest')}</th>
            <th scope="col">{t('attendance.guests')}</th>
            <th scope="col">{t('attendance.phone')}</th>
            <th scope="col">{t('attendance.due')}</th>
          </tr>
        </thead>
        <tbody>
          {bookings.map(({ id, number, contact, guests, status, total }) => (
            <tr key={id}>
              <td>
                <Box />
              </td>
              <td>
                <bdi>{contact ? `${contact.firstName} ${contact.lastName}` : ''}</bdi> ·{' '}
                <bdi>{number}</bdi>
              </td>
              <td>{guestsText(guests)}</td>
              <td>{contact && <bdi dir="ltr">{formatPhoneNumber(contact.phoneNumber)}</bdi>}</td>
              <td>{status === 'on_the_spot' ? format.money(total) : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintedSheet>
  );
}
