import { describe, expect, test } from 'vitest';
import { asHandedOver, carrierOfParcel, type HandOver } from './handed-over-parcel';

const HAND_OVER: HandOver = {
  carrierPhone: '+212535624108',
  trackingAddress: 'https://suivi.atlas.exemple.ma/{number}',
  recipient: { firstName: 'Salma', lastName: 'Bennis', phoneNumber: '+212661234567' },
  paymentStatus: 'pending',
};
const NOTHING_KNOWN: HandOver = { ...HAND_OVER, carrierPhone: null, trackingAddress: null };
const NOTHING = { carrierPhone: null, trackingAddress: null };
const LISTED = {
  name: 'Atlas Messagerie',
  phone: '+212522487310',
  trackingAddress: 'https://atlas.exemple.ma/?n={number}',
};

describe('Carrier of a parcel', () => {
  test('Phone and tracking address stay those of the handover', () => {
    const { carrierPhone, trackingAddress } = HAND_OVER;
    const parcel = { carrier: 'Atlas Messagerie', handOver: HAND_OVER };
    for (const listed of [LISTED, { ...LISTED, name: 'Sahara' }, null]) {
      expect(carrierOfParcel(parcel, listed)).toEqual({ carrierPhone, trackingAddress });
    }
  });

  test('What was not known comes from the same carrier while it has the name on the parcel', () => {
    const parcel = { carrier: 'ATLAS messagerie', handOver: NOTHING_KNOWN };
    const { phone: carrierPhone, trackingAddress } = LISTED;
    expect(carrierOfParcel(parcel, LISTED)).toEqual({ carrierPhone, trackingAddress });
    expect(carrierOfParcel(parcel, { ...LISTED, name: 'Sahara Express' })).toEqual(NOTHING);
    expect(carrierOfParcel(parcel, null)).toEqual(NOTHING);
    const known = { ...NOTHING_KNOWN, carrierPhone: HAND_OVER.carrierPhone };
    expect(carrierOfParcel({ ...parcel, handOver: known }, LISTED)).toEqual({
      carrierPhone: HAND_OVER.carrierPhone,
      trackingAddress,
    });
  });

  test('An order that was not handed over has no carrier', () => {
    expect(carrierOfParcel({ carrier: null, handOver: null }, null)).toEqual(NOTHING);
  });
});

describe('Papers of a parcel', () => {
  const order = {
    client: { id: 'cli_1', firstName: 'Salma', lastName: 'Alaoui', phoneNumber: '+212600000000' },
    paymentStatus: 'captured' as const,
    items: [{ sku: 'BOL-1', quantity: 3, quantityCancelled: 1, quantityReturned: 2 }],
    handOver: null,
  };

  test('An order that was not handed over is shown as it is', () => {
    expect(asHandedOver(order)).toEqual(order);
  });

  test('A parcel that was handed over keeps its recipient, its payment and its contents', () => {
    expect(asHandedOver({ ...order, handOver: HAND_OVER })).toEqual({
      client: { id: 'cli_1', ...HAND_OVER.recipient },
      paymentStatus: 'pending',
      items: [{ sku: 'BOL-1', quantity: 3, quantityCancelled: 1, quantityReturned: 0 }],
      handOver: HAND_OVER,
    });
  });
});
