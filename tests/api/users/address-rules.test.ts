import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emailKeyOf } from '#domain/contact/email-key';
import {
  type AddressHolder,
  isAddressProved,
  ownsUserName,
  userNameKeyOf,
} from '#domain/users/proved-address';
import { emailKeyIn } from '../../../server/database/own-user-name';
import { users } from '../../../server/database/schema/stores';
import { hasAddress, ownsUserName as ownsInSql } from '../../../server/session/address-conditions';
import { startTestServer } from '../support/test-server';
import { addColleague } from './staff-builder';

const server = await startTestServer();
const { db } = server.database;
const proved = new Date();
const ADDRESSES = ['rim@Exemple.ma', '\u212Aarim@exemple.ma', 'É.rim@exemple.ma', 'İ@exemple.ma'];

const HOLDERS: readonly AddressHolder[] = [proved, null].flatMap((emailConfirmedAt, time) =>
  ADDRESSES.flatMap((email, at) =>
    [
      `name${time}${at}`,
      email,
      email.toUpperCase(),
      `x${time}${at}@exemple.ma`,
      `@${time}${at}`,
    ].map((userName) => ({ userName, email, emailConfirmedAt })),
  ),
);

test('The conditions of the database are the rules of the domain, for every kind of address and name', async () => {
  expect.assertions(HOLDERS.length);
  for (const holder of HOLDERS) {
    const { id } = await addColleague(db, { ...holder, id: `usr_${HOLDERS.indexOf(holder)}` });
    const [found] = await db
      .select({ owns: ownsInSql, emailKey: emailKeyIn(users.email), key: users.userNameKey })
      .from(users)
      .where(eq(users.id, id));
    const reached = await db.$count(users, hasAddress(holder.email.trim()));
    expect({ ...found, isReached: reached > 0, isProved: isAddressProved(holder) }).toEqual({
      owns: ownsUserName(holder),
      emailKey: emailKeyOf(holder.email),
      key: userNameKeyOf(holder.userName),
      isReached: true,
      isProved: holder.emailConfirmedAt !== null,
    });
    await db.delete(users).where(eq(users.id, id));
  }
});
