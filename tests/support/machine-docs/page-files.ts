/** The file in which a machine's page is written: `orderActions` has `order-actions.md`. */
export const machineFile = (name: string): string =>
  `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.md`;
