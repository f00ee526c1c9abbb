/** The file of a machine's page: `orderActions` has `order-actions.md`. */
export function machineFile(name: string): string {
  return `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.md`;
}

/** The address at which the developer tool of `npm run dev` shows a process. */
export function toolAddress(process: string): string {
  return `http://localhost:3000/dev/machines?machine=${encodeURIComponent(process)}`;
}
