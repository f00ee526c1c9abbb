import type { Reply } from '../support/api-client';
import type { TestServer } from '../support/test-server';
import { mailsTo } from '../users/mail-outbox';

/** The pages of the links in the mails of a change. */
type LinkPage = 'confirm-email' | 'undo-email' | 'new-password';

/** The tokens of the links to this page in the mails to this address, the latest last. */
export async function linksTo(
  server: TestServer,
  recipient: string,
  page: LinkPage,
): Promise<string[]> {
  const link = new RegExp(`/auth/jwt/${page}#token=([\\w-]+)`);
  const mails = await mailsTo(server, recipient);
  return mails.flatMap((mail) => link.exec(mail)?.[1] ?? []);
}

/** The token of the latest link. */
export async function linkTo(
  server: TestServer,
  recipient: string,
  page: LinkPage,
): Promise<string> {
  const token = (await linksTo(server, recipient, page)).at(-1);
  if (!token) throw new Error(`There is no link to ${page} in the mails to ${recipient}.`);
  return token;
}

/** Proves a new address, on any of the servers. */
export function prove({ anonymous }: TestServer, token: string): Promise<Reply> {
  return anonymous.post('/api/user/email/change/confirm/', { token });
}

/** Undoes a change, on any of the servers. */
export function undo({ anonymous }: TestServer, token: string): Promise<Reply> {
  return anonymous.post('/api/user/email/change/undo/', { token });
}

/** The status and the errors of an answer. */
export function told({ status, body }: Reply): readonly unknown[] {
  return [status, body?.errors ?? body?.code];
}

/** The answer to a link that does not work. */
export const USELESS = [422, { token: ['token_invalid'] }];
