import { expect, it } from 'vitest';
import { csvRecord } from '../format/csv';
import { headerOf, STATEMENT_COLUMNS } from './export-columns';
import { statementCells } from './statement-cells';

const AT = new Date('2026-11-19T09:24:00Z');
const BOOKING = {
  number: 'V1007',
  title: 'Visite du four',
  titleEn: 'Kiln visit',
  titleAr: 'زيارة الفرن',
};

it('A payout statement begins with the column names of its language', () => {
  expect(csvRecord(headerOf(STATEMENT_COLUMNS, 'fr'))).toBe(
    'Date,Commande ou réservation,Ligne,Montant (DHS),Détail\r\n',
  );
});

it.each([
  [{ orderNumber: '10441', kind: 'sale', amount: 24_905 }, 'fr', '10441,Vente,249.05,'],
  [{ kind: 'fee', amount: -5, note: 'a, "b"' }, 'en', ',Fee,-0.05,"a, ""b"""'],
  [{ kind: 'adjustment', amount: 0, note: '=1+1' }, 'fr', `,Ajustement,0.00,'=1+1`],
  [{ kind: 'carry_over', amount: -100 }, 'ar', ',ترحيل رصيد سالب,-1.00,'],
  [
    { kind: 'fee', amount: -100, note: 'Pickups', pickupMonth: '2026-11' },
    'fr',
    ',Frais,-1.00,"Ramassage des colis, novembre 2026"',
  ],
  [
    { booking: BOOKING, kind: 'sale', amount: 18_001, note: 'V1007' },
    'fr',
    'V1007,Vente de visite ou d’atelier,180.01,Visite du four',
  ],
  [
    { booking: BOOKING, kind: 'refund', amount: -9001, note: 'V1007' },
    'en',
    'V1007,Refund of a visit or workshop,-90.01,Kiln visit',
  ],
  [
    { booking: BOOKING, kind: 'sale', amount: 18_001 },
    'ar',
    'V1007,بيع زيارة أو ورشة,180.01,زيارة الفرن',
  ],
] as const)(
  'A payout statement writes the entry %j in %s as one CSV line',
  (of, language, line) => {
    const entry = {
      occurredAt: AT,
      orderNumber: null,
      booking: null,
      note: null,
      pickupMonth: null,
      ...of,
    };
    expect(csvRecord(statementCells(entry, language))).toBe(`2026-11-19,${line}\r\n`);
  },
);
