declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface ImapTestMailbox {
    readonly messages: readonly { readonly flags: readonly string[] }[];
  }

  /** An IMAP server in memory. */
  export interface ImapTestServer {
    readonly server: Server;
    listen(port: number, host: string): void;
    close(done: () => void): void;
    getMailbox(path: string): ImapTestMailbox;
    /** @param received the internal date, `01-Jan-2020 10:00:00 +0000`; false for now */
    appendMessage(path: string, flags: string[], received: string | false, raw: string): void;
  }

  interface ImapTestServerOptions {
    readonly plugins: readonly string[];
    readonly users: Readonly<Record<string, { readonly password: string }>>;
    readonly storage: Readonly<Record<string, { messages: unknown[] }>>;
  }

  export default function hoodiecrow(options: ImapTestServerOptions): ImapTestServer;
}
