/**
 * Asks the domain name system for the records of a name, such as TXT or MX.
 * @throws Error with the code ENOTFOUND or ENODATA when there are none, another one when it is not known
 */
export type NameResolver = (name: string, type: string) => Promise<string[][] | string[]>;
