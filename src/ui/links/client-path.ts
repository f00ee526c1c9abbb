/** The list of clients. */
export const CLIENTS_PATH = '/dashboard/client';
export const NEW_CLIENT_PATH = `${CLIENTS_PATH}/new`;

/** The page of a client. */
export function clientPath({ id }: { id: string }): string {
  return `${CLIENTS_PATH}/${id}`;
}

/** The form of a client. */
export function clientEditPath(client: { id: string }): string {
  return `${clientPath(client)}/edit`;
}
