import { chatLink } from './chat-link';
import { clientOf } from './clients';
import { addOwnMessage, receiveChat, receiveLetter } from './conversations';
import { changeWithLinks } from './email-changes';
import { giveTour, guestCalls } from './guest-tours';
import { holdPayout, sellLastWeek } from './payouts';
import { giveCarrierWithSlots, givePickup } from './pickups';
import { createPlainProduct } from './picture-field';
import { createPost } from './posts';
import { askedForInterview, hiringManager } from './public-vacancies';
import { registerWithLink } from './registrations';
import { askForCancellation, askForReturn, returnInTransit } from './requests';
import { createStaffMember, givePhoneNumbers, inviteWithLink } from './staff';
import type { JourneyStore } from './store';
import { addTaskLists } from './tasks';
import { bookDeparture, createTour, planDeparture } from './tours';
import { createVariableDraft } from './variable-product';

/*
 * Each function creates what a screen shows in the store of a journey, and returns the address of
 * the screen.
 */

export async function newPasswordPath(store: JourneyStore): Promise<string> {
  return `/auth/jwt/new-password#token=${(await inviteWithLink(store)).token}`;
}

export async function verifyPath(store: JourneyStore): Promise<string> {
  return `/auth/jwt/verify#token=${(await registerWithLink(store)).token}`;
}

export async function confirmEmailPath(store: JourneyStore): Promise<string> {
  return `/auth/jwt/confirm-email#token=${(await changeWithLinks(store)).proof}`;
}

export async function undoEmailPath(store: JourneyStore): Promise<string> {
  return `/auth/jwt/undo-email#token=${(await changeWithLinks(store)).undo}`;
}

export async function orderPath(store: JourneyStore): Promise<string> {
  return `/dashboard/order/${(await store.place()).id}`;
}

/** The board of an overdue task and of one that recurs, with labels, items and an empty list. */
export async function taskBoardPath(store: JourneyStore): Promise<string> {
  await addTaskLists(
    store,
    { 'À faire': ['Compter les tapis', 'Vitrine'], 'En cours': [] },
    {
      dueDay: '2026-01-05',
      seriesStart: '2026-01-05',
      recurrenceUnit: 'week',
      recurrenceInterval: 1,
      labels: ['Stock'],
      checklist: [{ text: 'Tapis', done: true }],
    },
  );
  return '/dashboard/kanban/tasks';
}

/** The inbox with an open conversation that has a draft and a lost answer, and one in Arabic. */
export async function mailPath(store: JourneyStore): Promise<string> {
  await receiveLetter(store, { subject: 'سؤال عن الطلب', body: 'السلام عليكم', language: 'ar' });
  const id = await receiveLetter(store, {});
  await addOwnMessage(store, id, { status: 'bounced', body: 'Votre facture.' });
  await addOwnMessage(store, id, { status: 'draft', body: 'Bonjour,' });
  return `/dashboard/mail?conversation=${id}`;
}

function journeysAddress(): string {
  return `http://127.0.0.1:${process.env.JOURNEYS_PORT}`;
}

/** An open vacancy with its form. */
export async function vacancyPath(store: JourneyStore): Promise<string> {
  const { slug } = await (await hiringManager(journeysAddress(), store)).open();
  return `/job/${encodeURIComponent(slug)}`;
}

/** The candidate's page of an application for which an interview is asked. */
export async function candidacyPath(store: JourneyStore): Promise<string> {
  const { path } = await askedForInterview(journeysAddress(), store);
  return path.replace(/\?lng=\w+/, '');
}

/** The client's page of a chat that they have begun. */
export async function clientChatPath(store: JourneyStore): Promise<string> {
  const address = journeysAddress();
  const { pathname, hash } = new URL(await chatLink(address, store));
  await fetch(`${address}/api/public/chats/${hash.slice(1)}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ body: 'Où est mon colis ?', language: 'fr' }),
  });
  return `${pathname}${hash}`;
}

/** A tour with one departure. */
export async function publicTourPath(store: JourneyStore): Promise<string> {
  return (await giveTour(store)).path;
}

/** The booking of that tour, with a departure chosen. */
export async function placeBookingPath(store: JourneyStore): Promise<string> {
  const { path, departure } = await giveTour(store);
  return `${path}/book?departure=${departure.id}`;
}

/** The ticket of a guest. */
export async function ticketPath(store: JourneyStore): Promise<string> {
  const { departure } = await giveTour(store);
  const guests = guestCalls(`http://127.0.0.1:${process.env.JOURNEYS_PORT}`);
  const { link } = await guests.hold(departure.id);
  await guests.book(link);
  return `/tour-booking#${link}`;
}

/** The chats with the one about an order open. */
export async function chatPath(store: JourneyStore): Promise<string> {
  return `/dashboard/chat?conversation=${await receiveChat(store)}`;
}

/** The page of a product that was sold. */
export async function productPath(store: JourneyStore): Promise<string> {
  await store.place();
  return `/dashboard/product/${store.productId}`;
}

export function productFormPath({ productId }: JourneyStore): string {
  return `/dashboard/product/${productId}/edit`;
}

export async function variantsPath(store: JourneyStore): Promise<string> {
  return `/dashboard/product/${await createVariableDraft(store, 6)}/edit`;
}

export async function plainProductFormPath(store: JourneyStore): Promise<string> {
  return `/dashboard/product/${await createPlainProduct(store)}/edit`;
}

export async function accountPath(store: JourneyStore): Promise<string> {
  await givePhoneNumbers(store);
  return '/dashboard/user/account';
}

/** The list of a requested return and of one in transit. */
export async function returnsPath(store: JourneyStore): Promise<string> {
  await askForReturn(store);
  await returnInTransit(store);
  return '/dashboard/returns';
}

export async function returnPath(store: JourneyStore): Promise<string> {
  return `/dashboard/returns/${(await returnInTransit(store)).id}`;
}

export async function cancellationPath(store: JourneyStore): Promise<string> {
  return `/dashboard/cancellations/${(await askForCancellation(store, 'ready')).id}`;
}

export async function payoutPath(store: JourneyStore): Promise<string> {
  return `/dashboard/payments/payouts/${(await sellLastWeek(store)).payoutId}`;
}

export async function heldPayoutPath(store: JourneyStore): Promise<string> {
  const { payoutId } = await sellLastWeek(store);
  await holdPayout(store, payoutId);
  return `/dashboard/payments/payouts/${payoutId}`;
}

export async function invoiceDraftingPath(store: JourneyStore): Promise<string> {
  const { id } = await store.place({ status: 'delivered', paymentMethod: 'transfer' });
  return `/dashboard/invoice/new?order=${id}`;
}

export async function userFormPath(store: JourneyStore): Promise<string> {
  return `/dashboard/user/${(await createStaffMember(store, { status: 'inactive' })).id}/edit`;
}

/** The page of a client with an order. */
export async function clientPath(store: JourneyStore): Promise<string> {
  const clientId = await clientOf(store, await store.place({ status: 'shipped' }));
  return `/dashboard/client/${clientId}`;
}

export async function clientFormPath(store: JourneyStore): Promise<string> {
  return `${await clientPath(store)}/edit`;
}

/** The list of archived users. */
export async function archivedUsersPath(store: JourneyStore): Promise<string> {
  await createStaffMember(store, { archivedAt: new Date() });
  return '/dashboard/user/list?tab=archived';
}

/** The list of an invited user and of the users of the rows before. */
export async function usersPath(store: JourneyStore): Promise<string> {
  await inviteWithLink(store);
  return '/dashboard/user/list';
}

export async function userProfilePath(store: JourneyStore): Promise<string> {
  const { id } = await createStaffMember(store, { status: 'inactive' });
  return `/dashboard/user/profile?user=${id}`;
}

/** A published tour with a departure that has a booking. */
export async function departurePath(store: JourneyStore): Promise<string> {
  const { id } = await createTour(store, 'published');
  const departureId = await planDeparture(store, id);
  await bookDeparture(store, departureId);
  return `/dashboard/tour/${id}?departure=${departureId}`;
}

export async function tourPath(store: JourneyStore): Promise<string> {
  return (await departurePath(store)).replace(/\?.*$/, '');
}

/** The bookings with a pickup open whose parcels are scanned. */
export async function pickupPath(store: JourneyStore): Promise<string> {
  const placed = [await store.place({ status: 'ready' }), await store.place({ status: 'ready' })];
  const { id } = await givePickup(store, await giveCarrierWithSlots(store), 'confirmed', placed);
  return `/dashboard/booking?pickup=${id}`;
}

export async function tourFormPath(store: JourneyStore): Promise<string> {
  return `${await tourPath(store)}/edit`;
}

export async function articlePath(store: JourneyStore): Promise<string> {
  return `/post/${(await createPost(store, 'published')).slug}`;
}

/**
 * Sales for the dashboards, with long texts: each figure is some hundred times that of the previous
 * month.
 */
export async function sellInTwoMonths(store: JourneyStore): Promise<void> {
  const monthAgo = new Date();
  monthAgo.setUTCMonth(monthAgo.getUTCMonth() - 1, 1);
  await store.place({ total: 9900, status: 'done', orderDate: monthAgo });
  await store.place({ total: 4_510_000, status: 'done' });
  await store.place({ total: 20_000, status: 'cancelled' });
}
