/** The file of a machine's page: `orderActions` has `order-actions.md`. */
export const machineFile = (name: string): string =>
  `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.md`;

/** The address at which the developer tool of `npm run dev` shows a process. */
export const toolAddress = (process: string): string =>
  `http://localhost:3000/dev/machines?machine=${encodeURIComponent(process)}`;
