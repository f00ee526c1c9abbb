/** What may stand in a user name: no blanks, nothing invisible; an e-mail address may. */
export const isUserName = (text: string): boolean => /^[\p{L}\p{M}\p{N}._@+-]{2,254}$/u.test(text);
