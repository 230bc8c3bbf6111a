/** What an address may say; its page, which is loaded later, reads it. */
export const readLater = <T extends object>(raw: T): T => raw;
