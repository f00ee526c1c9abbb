import { type SQL, sql } from 'drizzle-orm';
import { emailKeyIn } from '../database/own-user-name';
import { clients } from '../database/schema/orders';

/** Whether another client of the store has the phone number or the e-mail address of this row. */
function isDuplicateOf(own: SQL): SQL {
  return sql`exists (
    select from clients as other
     where other.store_id = ${clients.storeId} and other.id <> ${clients.id} and ${own}
       and (other.phone_number = ${clients.phoneNumber}
            or lower(other.email collate "C") = ${emailKeyIn(clients.email)}))`;
}

/** The clients who share a phone number or an e-mail address with another client of their store. */
export const hasDuplicate = isDuplicateOf(sql`true`);

/** The clients who share a phone number or an e-mail address with this one. */
export function isDuplicateOfClient(clientId: string): SQL {
  return isDuplicateOf(sql`other.id = ${clientId}`);
}
