import { createContext, useContext } from "react";

/** Whether nobody sends mail now: the agenda then promises none. */
export const MailOff = createContext(false);

export const useIsMailOff = (): boolean => useContext(MailOff);
