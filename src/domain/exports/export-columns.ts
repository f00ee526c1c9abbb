import type { Language } from '../format/languages';
import { heading, type InLanguages } from './in-languages';

/** Columns of exported orders in their order. */
export const ORDER_COLUMNS = {
  number: heading('Numéro', 'الرقم', 'Number'),
  externalNumber: heading('Numéro ERP', 'رقم نظام التسيير', 'ERP number'),
  date: heading('Date', 'التاريخ', 'Date'),
  status: heading('Statut', 'الحالة', 'Status'),
  client: heading('Client', 'الزبون', 'Customer'),
  phone: heading('Téléphone', 'الهاتف', 'Phone'),
  city: heading('Ville', 'المدينة', 'City'),
  items: heading('Pièces', 'القطع', 'Pieces'),
  itemTotal: heading('Articles (DHS)', 'المنتجات (DHS)', 'Items (DHS)'),
  shipping: heading('Livraison (DHS)', 'التوصيل (DHS)', 'Delivery (DHS)'),
  discount: heading('Remise (DHS)', 'التخفيض (DHS)', 'Discount (DHS)'),
  total: heading('Total (DHS)', 'المجموع (DHS)', 'Total (DHS)'),
  paymentMethod: heading('Mode de paiement', 'طريقة الدفع', 'Payment method'),
  paymentStatus: heading('Statut du paiement', 'حالة الدفع', 'Payment status'),
  tracking: heading('Numéro de suivi', 'رقم التتبع', 'Tracking number'),
} as const;

/** Columns of exported clients in their order. */
export const CLIENT_COLUMNS = {
  lastName: heading('Nom', 'الاسم العائلي', 'Last name'),
  firstName: heading('Prénom', 'الاسم الشخصي', 'First name'),
  phone: heading('Téléphone', 'الهاتف', 'Phone'),
  email: heading('E-mail', 'البريد الإلكتروني', 'Email'),
  ice: heading('ICE', 'التعريف الموحد للمقاولة', 'ICE'),
  address: heading('Adresse', 'العنوان', 'Address'),
  city: heading('Ville', 'المدينة', 'City'),
  orders: heading('Commandes', 'الطلبات', 'Orders'),
  spent: heading('Dépenses (DHS)', 'المصاريف (DHS)', 'Spent (DHS)'),
  refused: heading('Refusées à la livraison', 'مرفوضة عند التوصيل', 'Refused at delivery'),
  returns: heading('Retours', 'المرتجعات', 'Returns'),
  since: heading('Client depuis', 'زبون منذ', 'Customer since'),
} as const;

/** Columns of exported invoices in their order. */
export const INVOICE_COLUMNS = {
  number: heading('Numéro', 'الرقم', 'Number'),
  type: heading('Type', 'النوع', 'Type'),
  status: heading('Statut', 'الحالة', 'Status'),
  order: heading('Commande', 'الطلب', 'Order'),
  booking: heading('Réservation', 'الحجز', 'Booking'),
  client: heading('Client', 'الزبون', 'Customer'),
  ice: heading('ICE', 'التعريف الموحد للمقاولة', 'ICE'),
  issueDate: heading('Date d’émission', 'تاريخ الإصدار', 'Issue date'),
  dueDate: heading('Échéance', 'تاريخ الاستحقاق', 'Due date'),
  subtotal: heading('Total HT (DHS)', 'المجموع دون الضريبة (DHS)', 'Total excl. VAT (DHS)'),
  tax: heading('TVA (DHS)', 'الضريبة (DHS)', 'VAT (DHS)'),
  total: heading('Total TTC (DHS)', 'المجموع مع الضريبة (DHS)', 'Total incl. VAT (DHS)'),
  paid: heading('Payé (DHS)', 'المدفوع (DHS)', 'Paid (DHS)'),
  due: heading('Reste à payer (DHS)', 'المتبقي للدفع (DHS)', 'Amount due (DHS)'),
} as const;

/** Columns of exported pickups in their order. */
export const PICKUP_COLUMNS = {
  number: heading('Numéro', 'الرقم', 'Number'),
  date: heading('Date', 'التاريخ', 'Date'),
  from: heading('De', 'من', 'From'),
  to: heading('À', 'إلى', 'To'),
  carrier: heading('Transporteur', 'شركة التوصيل', 'Carrier'),
  city: heading('Ville', 'المدينة', 'City'),
  status: heading('Statut', 'الحالة', 'Status'),
  orders: heading('Commandes', 'الطلبات', 'Orders'),
  scanned: heading('Colis scannés', 'الطرود الممسوحة', 'Parcels scanned'),
  note: heading('Note', 'ملاحظة', 'Note'),
} as const;

/** Columns of exported bookings of tours in their order. */
export const TOUR_BOOKING_COLUMNS = {
  number: heading('Numéro', 'الرقم', 'Number'),
  date: heading('Date', 'التاريخ', 'Date'),
  time: heading('Heure', 'الساعة', 'Time'),
  tour: heading('Visite', 'الزيارة', 'Tour'),
  status: heading('Statut', 'الحالة', 'Status'),
  client: heading('Client', 'الزبون', 'Customer'),
  phone: heading('Téléphone', 'الهاتف', 'Phone'),
  places: heading('Places', 'الأماكن', 'Places'),
  total: heading('Total (DHS)', 'المجموع (DHS)', 'Total (DHS)'),
  payment: heading('Paiement', 'الدفع', 'Payment'),
  refunded: heading('Remboursé (DHS)', 'المبلغ المردود (DHS)', 'Refunded (DHS)'),
} as const;

/** Columns of exported tasks in their order. */
export const TASK_COLUMNS = {
  list: heading('Liste', 'القائمة', 'List'),
  title: heading('Tâche', 'المهمة', 'Task'),
  status: heading('Statut', 'الحالة', 'Status'),
  assignees: heading('Confiée à', 'المكلفون', 'Assigned to'),
  dueDay: heading('Échéance', 'تاريخ الاستحقاق', 'Due date'),
  labels: heading('Étiquettes', 'الوسوم', 'Labels'),
  checklist: heading('Points faits', 'العناصر المنجزة', 'Items done'),
  created: heading('Ajoutée le', 'تاريخ الإضافة', 'Added on'),
  done: heading('Terminée le', 'تاريخ الإنجاز', 'Done on'),
} as const;

/** Columns of exported events in their order. */
export const EVENT_COLUMNS = {
  title: heading('Événement', 'الحدث', 'Event'),
  firstDay: heading('Début', 'البداية', 'Start'),
  firstTime: heading('Heure de début', 'وقت البداية', 'Start time'),
  lastDay: heading('Fin', 'النهاية', 'End'),
  lastTime: heading('Heure de fin', 'وقت النهاية', 'End time'),
  place: heading('Lieu', 'المكان', 'Place'),
  recurs: heading('Se répète', 'يتكرر', 'Repeats'),
  participants: heading('Participants', 'المشاركون', 'Participants'),
  description: heading('Description', 'الوصف', 'Description'),
} as const;

/** Columns of exported conversations in their order. */
export const CONVERSATION_COLUMNS = {
  kind: heading('Type', 'النوع', 'Kind'),
  subject: heading('Objet', 'الموضوع', 'Subject'),
  status: heading('Statut', 'الحالة', 'Status'),
  participants: heading('Correspondants', 'المراسلون', 'Participants'),
  assignee: heading('Confiée à', 'المكلف', 'Assignee'),
  labels: heading('Étiquettes', 'الوسوم', 'Labels'),
  messages: heading('Messages', 'الرسائل', 'Messages'),
  started: heading('Commencée le', 'تاريخ البدء', 'Started on'),
  answered: heading('Première réponse le', 'تاريخ أول رد', 'First answered on'),
  last: heading('Dernier message le', 'تاريخ آخر رسالة', 'Last message on'),
} as const;

/** Columns of exported vacancies in their order. */
export const VACANCY_COLUMNS = {
  title: heading('Offre', 'العرض', 'Vacancy'),
  status: heading('Statut', 'الحالة', 'Status'),
  contract: heading('Contrat', 'العقد', 'Contract'),
  city: heading('Ville', 'المدينة', 'City'),
  salaryMin: heading('Salaire min. (DHS)', 'أدنى أجر (DHS)', 'Minimum salary (DHS)'),
  salaryMax: heading('Salaire max. (DHS)', 'أقصى أجر (DHS)', 'Maximum salary (DHS)'),
  closesOn: heading('Date limite', 'آخر أجل', 'Closing date'),
  published: heading('Publiée le', 'تاريخ النشر', 'Published on'),
  candidacies: heading('Candidatures', 'طلبات الترشح', 'Applications'),
} as const;

/** Columns of exported candidacies in their order. */
export const CANDIDACY_COLUMNS = {
  lastName: heading('Nom', 'الاسم العائلي', 'Last name'),
  firstName: heading('Prénom', 'الاسم الشخصي', 'First name'),
  vacancy: heading('Offre', 'العرض', 'Vacancy'),
  status: heading('Statut', 'الحالة', 'Status'),
  email: heading('E-mail', 'البريد الإلكتروني', 'Email'),
  phone: heading('Téléphone', 'الهاتف', 'Phone'),
  applied: heading('Reçue le', 'تاريخ التوصل', 'Received on'),
  interviewDay: heading('Entretien', 'المقابلة', 'Interview'),
  interviewTime: heading('Heure', 'الساعة', 'Time'),
  interviewers: heading('Évaluée par', 'المقيّمون', 'Rated by'),
  score: heading('Note', 'التقييم', 'Score'),
  ended: heading('Terminée le', 'تاريخ الانتهاء', 'Ended on'),
} as const;

/** Columns of a payout's statement in their order. */
export const STATEMENT_COLUMNS = {
  date: heading('Date', 'التاريخ', 'Date'),
  record: heading('Commande ou réservation', 'الطلب أو الحجز', 'Order or booking'),
  line: heading('Ligne', 'السطر', 'Line'),
  amount: heading('Montant (DHS)', 'المبلغ (DHS)', 'Amount (DHS)'),
  note: heading('Détail', 'التفاصيل', 'Detail'),
} as const;

/** Columns of the changes that an import makes, in their order. */
export const IMPORT_CHANGE_COLUMNS = {
  row: heading('Ligne', 'السطر', 'Row'),
  code: heading('Référence (SKU)', 'الرمز (SKU)', 'Code (SKU)'),
  product: heading('Produit', 'المنتج', 'Product'),
  outcome: heading('Effet', 'الأثر', 'Effect'),
  field: heading('Champ', 'الحقل', 'Field'),
  before: heading('Avant', 'قبل', 'Before'),
  after: heading('Après', 'بعد', 'After'),
  standouts: heading('À confirmer', 'للتأكيد', 'To confirm'),
} as const;

/** The header of a file in one language. */
export function headerOf(columns: Readonly<Record<string, InLanguages>>, language: Language) {
  return Object.values(columns).map((names) => names[language]);
}
