/** Characters of one message of a client, by the contract. */
export const CHAT_MESSAGE_LENGTH = 2000;
