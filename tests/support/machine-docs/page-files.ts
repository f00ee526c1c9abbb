/** The file in which a machine's page is written: `orderActions` has `order-actions.md`. */
export const machineFile = (name: string): string =>
  `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.md`;

/** Where the tool of `npm run dev` draws and watches a process. */
export const toolAddress = (process: string): string =>
  `http://localhost:3000/dev/machines?machine=${encodeURIComponent(process)}`;
