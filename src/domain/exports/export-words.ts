import type { EventFrequency } from '../calendar/recurrence';
import type { ConversationKind, ConversationStatus } from '../conversations/conversation-kinds';
import type { InvoiceStatus, InvoiceType } from '../invoices/invoice-lifecycle';
import type { OrderStatus } from '../orders/order-lifecycle';
import type { PaymentMethod } from '../payments/payment-method';
import type { PaymentStatus } from '../payments/payment-status';
import type { PayoutEntryKind } from '../payouts/payout-entries';
import type { PickupStatus } from '../pickups/pickup-lifecycle';
import type { TaskStatus } from '../tasks/task-lifecycle';
import type { TourBookingStatus } from '../tours/tour-booking-lifecycle';
import type { CandidacyStatus } from '../vacancies/candidacy-lifecycle';
import type { VacancyContract } from '../vacancies/vacancy-form';
import type { VacancyStatus } from '../vacancies/vacancy-lifecycle';
import { heading, type InLanguages } from './in-languages';

/** What a file for people writes for each code: the words of the list, in each language. */
type Words<Code extends string> = Readonly<Record<Code, InLanguages>>;

/** Statuses of orders. */
export const ORDER_STATUS_WORDS: Words<OrderStatus> = {
  new: heading('Nouvelle', 'جديد', 'New'),
  pending: heading('En attente', 'في الانتظار', 'Pending'),
  confirmed: heading('Confirmée', 'مؤكد', 'Confirmed'),
  processing: heading('En préparation', 'قيد التحضير', 'Processing'),
  ready: heading('Prête', 'جاهز', 'Ready'),
  shipped: heading('Expédiée', 'تم الشحن', 'Shipped'),
  delivered: heading('Livrée', 'تم التوصيل', 'Delivered'),
  invoiced: heading('Facturée', 'مفوتر', 'Invoiced'),
  done: heading('Terminée', 'منتهٍ', 'Done'),
  cancelled: heading('Annulée', 'ملغى', 'Cancelled'),
  returned: heading('Retournée', 'مرتجع', 'Returned'),
  approved: heading('Approuvée', 'موافق عليه', 'Approved'),
  disapproved: heading('Non approuvée', 'غير موافق عليه', 'Not approved'),
  rejected: heading('Refusée', 'مرفوض', 'Refused'),
};

/** Ways of paying. */
export const PAYMENT_METHOD_WORDS: Words<PaymentMethod> = {
  cod: heading('À la livraison', 'عند الاستلام', 'On delivery'),
  card: heading('Carte', 'بطاقة', 'Card'),
  transfer: heading('Virement', 'تحويل بنكي', 'Transfer'),
};

/** Statuses of payments. */
export const PAYMENT_STATUS_WORDS: Words<PaymentStatus> = {
  pending: heading('À encaisser', 'في انتظار التحصيل', 'To collect'),
  authorized: heading('Autorisé', 'المبلغ محجوز', 'Authorized'),
  captured: heading('Encaissé', 'محصّل', 'Collected'),
  failed: heading('Échoué', 'فشل', 'Failed'),
  refunded: heading('Remboursé', 'تم ردّ المبلغ', 'Refunded'),
  partially_refunded: heading('Remboursé en partie', 'تم ردّ جزء من المبلغ', 'Partly refunded'),
};

/** Statuses of pickups. */
export const PICKUP_STATUS_WORDS: Words<PickupStatus> = {
  requested: heading('Demandé', 'مطلوب', 'Requested'),
  confirmed: heading('Confirmé', 'مؤكد', 'Confirmed'),
  moved: heading('Reporté', 'مؤجل', 'Moved'),
  collected: heading('Effectué', 'تم', 'Collected'),
  missed: heading('Manqué', 'فائت', 'Missed'),
  called_off: heading('Annulé', 'ملغى', 'Cancelled'),
};

/** Statuses of bookings of tours. */
export const TOUR_BOOKING_STATUS_WORDS: Words<TourBookingStatus> = {
  held: heading('Retenue', 'محجوز مؤقتًا', 'Held'),
  paid: heading('Payée par carte', 'مدفوع بالبطاقة', 'Paid by card'),
  on_the_spot: heading('À payer sur place', 'الدفع في عين المكان', 'To pay on the spot'),
  checked_in: heading('Arrivée', 'حاضر', 'Checked in'),
  attended: heading('Venue', 'تمت الزيارة', 'Attended'),
  no_show: heading('Absente', 'غائب', 'No-show'),
  cancelled: heading('Annulée', 'ملغى', 'Cancelled'),
  expired: heading('Expirée', 'منتهٍ', 'Expired'),
};

/** Kinds of documents. */
export const INVOICE_TYPE_WORDS: Words<InvoiceType> = {
  invoice: heading('Facture', 'فاتورة', 'Invoice'),
  credit_note: heading('Avoir', 'إشعار دائن', 'Credit note'),
};

/** Statuses of invoices and credit notes. */
export const INVOICE_STATUS_WORDS: Words<InvoiceStatus> = {
  draft: heading('Brouillon', 'مسودة', 'Draft'),
  issued: heading('Émise', 'صادرة', 'Issued'),
  partially_paid: heading('Payée en partie', 'مدفوعة جزئيًا', 'Partly paid'),
  paid: heading('Payée', 'مدفوعة', 'Paid'),
  overdue: heading('En retard', 'متأخرة', 'Overdue'),
  credited: heading('Annulée par un avoir', 'ملغاة بإشعار دائن', 'Credited'),
};

/** Statuses of tasks. */
export const TASK_STATUS_WORDS: Words<TaskStatus> = {
  open: heading('À faire', 'للإنجاز', 'To do'),
  done: heading('Terminée', 'منجزة', 'Done'),
};

/** With whom conversations are. */
export const CONVERSATION_KIND_WORDS: Words<ConversationKind> = {
  mail: heading('E-mail', 'بريد إلكتروني', 'Email'),
  order: heading('Commande', 'طلب', 'Order'),
  marketplace: heading('Place de marché', 'المنصة', 'Marketplace'),
  carrier: heading('Transporteur', 'شركة التوصيل', 'Carrier'),
  candidate: heading('Candidature', 'طلب ترشح', 'Application'),
  team: heading('Équipe', 'الفريق', 'Team'),
};

/** Statuses of conversations. */
export const CONVERSATION_STATUS_WORDS: Words<ConversationStatus> = {
  new: heading('Nouvelle', 'جديدة', 'New'),
  open: heading('Ouverte', 'مفتوحة', 'Open'),
  waiting: heading('En attente du client', 'في انتظار الزبون', 'Waiting for the customer'),
  snoozed: heading('Reportée', 'مؤجلة', 'Snoozed'),
  closed: heading('Fermée', 'مغلقة', 'Closed'),
};

/** Statuses of vacancies. */
export const VACANCY_STATUS_WORDS: Words<VacancyStatus> = {
  draft: heading('Brouillon', 'مسودة', 'Draft'),
  open: heading('Ouverte', 'مفتوح', 'Open'),
  closed: heading('Fermée', 'مغلق', 'Closed'),
  filled: heading('Pourvue', 'تم شغله', 'Filled'),
};

/** Kinds of contracts. */
export const VACANCY_CONTRACT_WORDS: Words<VacancyContract> = {
  permanent: heading('CDI', 'عقد غير محدد المدة', 'Permanent'),
  fixed_term: heading('CDD', 'عقد محدد المدة', 'Fixed term'),
  part_time: heading('Temps partiel', 'دوام جزئي', 'Part time'),
  internship: heading('Stage', 'تدريب', 'Internship'),
  freelance: heading('Indépendant', 'عمل حر', 'Freelance'),
};

/** Statuses of candidacies. */
export const CANDIDACY_STATUS_WORDS: Words<CandidacyStatus> = {
  applied: heading('Reçue', 'متوصل به', 'Received'),
  shortlisted: heading('Présélectionnée', 'انتقاء أولي', 'Shortlisted'),
  interview: heading('Entretien', 'مقابلة', 'Interview'),
  offered: heading('Proposition faite', 'عرض مقدَّم', 'Offered'),
  hired: heading('Embauchée', 'تم التوظيف', 'Hired'),
  refused: heading('Refusée', 'مرفوض', 'Refused'),
  withdrawn: heading('Retirée', 'مسحوب', 'Withdrawn'),
};

/** How often an event recurs. */
export const EVENT_FREQUENCY_WORDS: Words<EventFrequency> = {
  daily: heading('Chaque jour', 'كل يوم', 'Daily'),
  weekly: heading('Chaque semaine', 'كل أسبوع', 'Weekly'),
  monthly: heading('Chaque mois', 'كل شهر', 'Monthly'),
  yearly: heading('Chaque année', 'كل سنة', 'Yearly'),
};

/** Kinds of entries of a payout. */
export const PAYOUT_ENTRY_WORDS: Words<PayoutEntryKind> = {
  sale: heading('Vente', 'بيع', 'Sale'),
  commission: heading('Commission', 'عمولة', 'Commission'),
  fee: heading('Frais', 'رسوم', 'Fee'),
  refund: heading('Remboursement', 'ردّ المبلغ', 'Refund'),
  adjustment: heading('Ajustement', 'تسوية', 'Adjustment'),
  carry_over: heading(
    'Report d’un solde négatif',
    'ترحيل رصيد سالب',
    'Negative balance carried over',
  ),
};

/** The same of bookings of tours, which have these two. */
export const BOOKING_ENTRY_WORDS: Words<'sale' | 'refund'> = {
  sale: heading('Vente de visite ou d’atelier', 'بيع زيارة أو ورشة', 'Sale of a visit or workshop'),
  refund: heading(
    'Remboursement de visite ou d’atelier',
    'ردّ مبلغ زيارة أو ورشة',
    'Refund of a visit or workshop',
  ),
};
