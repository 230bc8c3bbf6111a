import type { QueryKey } from '@tanstack/react-query';

/** The short answers that the shell, the writing desk and the list of entries are drawn from. */
const ANSWERS = ['current-user', 'entry-count', 'folders', 'custom-tags', 'progression', 'quiet'];

/** Whether a query asks for one of them. */
export const isAnswer = ([name]: QueryKey): boolean => ANSWERS.includes(String(name));

/** Whether a query can be answered from the copy at all. */
export const isKept = (key: QueryKey): boolean => isAnswer(key) || key[0] === 'entries';
