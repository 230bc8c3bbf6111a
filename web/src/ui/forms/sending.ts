import { createContext, useContext } from 'react';

/**
 * True around a form whose words are on their way to the server: its fields take no more until it has
 * answered, for what is typed or chosen meanwhile would be gone with the form.
 */
export const Sending = createContext(false);

/** Whether the form around a field is being sent. */
export const useSending = (): boolean => useContext(Sending);
