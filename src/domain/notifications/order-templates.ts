import type { LocalizedTemplate, Money } from './localized-template';

/** The parameters of each template of {@link ORDER_TEMPLATES}. */
export interface OrderParameters {
  orderPending: { orderNumber: string; client: string; total: Money };
  orderExpired: { orderNumber: string };
  orderCancelled: { orderNumber: string };
  orderDelivered: { orderNumber: string; carrier: string };
  returnRequested: { number: string; orderNumber: string };
  cancellationRequested: { orderNumber: string };
  pickupMissed: { number: string; carrier: string; orders: number };
}

/** Orders, after-sales requests and pickups. */
export const ORDER_TEMPLATES: Readonly<Record<keyof OrderParameters, LocalizedTemplate>> = {
  orderPending: {
    kind: 'order',
    severity: 'info',
    fr: [
      'Nouvelle commande {orderNumber}',
      '{client} a commandé pour {total}. À accepter dans les 24\u00a0heures.',
    ],
    en: [
      'New order {orderNumber}',
      '{client} ordered for {total}. Accept it within 24\u00a0hours.',
    ],
    ar: ['طلب جديد {orderNumber}', 'طلب من {client} بقيمة {total}. يجب قبوله خلال 24\u00a0ساعة.'],
  },
  orderExpired: {
    kind: 'order',
    severity: 'error',
    fr: ['Commande {orderNumber} annulée', 'Elle n’a pas été acceptée à temps.'],
    en: ['Order {orderNumber} cancelled', 'It was not accepted in time.'],
    ar: ['تم إلغاء الطلب {orderNumber}', 'لم يُقبل في الأجل المحدد.'],
  },
  orderCancelled: {
    kind: 'order',
    severity: 'warning',
    fr: ['Commande {orderNumber} annulée', 'Le client a annulé sa commande. Le stock est libéré.'],
    en: [
      'Order {orderNumber} cancelled',
      'The customer cancelled the order. Its stock is available again.',
    ],
    ar: ['تم إلغاء الطلب {orderNumber}', 'ألغى الزبون طلبه، وعادت الكمية إلى المخزون.'],
  },
  orderDelivered: {
    kind: 'delivery',
    severity: 'success',
    fr: ['Commande {orderNumber} livrée', '{carrier} a remis le colis au client.'],
    en: ['Order {orderNumber} delivered', '{carrier} handed the parcel to the customer.'],
    ar: ['تم توصيل الطلب {orderNumber}', 'سلّمت {carrier} الطرد إلى الزبون.'],
  },
  returnRequested: {
    kind: 'delivery',
    severity: 'warning',
    fr: ['Demande de retour {number}', 'Elle concerne la commande {orderNumber}.'],
    en: ['Return {number} requested', 'It concerns order {orderNumber}.'],
    ar: ['طلب إرجاع {number}', 'يتعلق بالطلب {orderNumber}.'],
  },
  cancellationRequested: {
    kind: 'order',
    severity: 'warning',
    fr: [
      'Demande d’annulation',
      'Le client veut annuler la commande {orderNumber}. Répondez dans les 24\u00a0heures.',
    ],
    en: [
      'Cancellation requested',
      'The customer wants to cancel order {orderNumber}. Answer within 24\u00a0hours.',
    ],
    ar: ['طلب إلغاء', 'يريد الزبون إلغاء الطلب {orderNumber}. أجب خلال 24\u00a0ساعة.'],
  },
  pickupMissed: {
    kind: 'delivery',
    severity: 'error',
    fr: [
      'Ramassage {number} manqué',
      '{carrier} n’est pas passé. Commandes à faire ramasser\u00a0: {orders}.',
    ],
    en: ['Pickup {number} missed', '{carrier} did not come. Orders to be collected: {orders}.'],
    ar: ['لم يتم جمع الطرود {number}', 'لم تأتِ {carrier}. الطلبات التي يجب جمعها: {orders}.'],
  },
};
