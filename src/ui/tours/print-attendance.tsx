import { useState } from 'react';
import type { Departure } from '#openapi/types.generated';
import PrintIcon from '~icons/solar/printer-minimalistic-linear';
import { Button } from '../kit/button';
import { useText } from '../text/use-text';
import { AttendanceSheet } from './attendance-sheet';

/** The button that prints the guests of a departure. */
export function PrintAttendance({ departure }: { departure: Departure }) {
  const t = useText('tours');
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={PrintIcon} onClick={() => setIsPrinting(true)}>
        {t('attendance.print')}
      </Button>
      {isPrinting && (
        <AttendanceSheet departure={departure} onPrinted={() => setIsPrinting(false)} />
      )}
    </>
  );
}
