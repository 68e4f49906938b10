import { createContext, useContext, useEffect } from 'react';

/** A client a contact can be about. */
export interface LogClient {
  id: string;
  name: string;
}

export type LogMode = 'contact' | 'task';

interface Logging {
  /** Opens the form; without a client, about whom the screen is. */
  open: (mode?: LogMode, client?: LogClient) => void;
  /** About whom the screen is. */
  whom: () => LogClient | undefined;
  /** Says about whom the screen is, or that it is about nobody any more. */
  about: (client: LogClient | undefined) => void;
}

/** The form for contacts and tasks, anywhere in the console. */
export const LogContext = createContext<Logging>({ open: () => undefined, whom: () => undefined, about: () => undefined });

/** Opens the form for contacts and tasks. */
export const useLog = (): Logging['open'] => useContext(LogContext).open;

/** About whom the screen is, asked when it matters. */
export const useLogWhom = (): Logging['whom'] => useContext(LogContext).whom;

/** While the screen shows it, `l` logs about this client. */
export function useLogAbout(id: string | undefined, name: string | undefined): void {
  const { about } = useContext(LogContext);
  useEffect(() => {
    about(id !== undefined && name !== undefined ? { id, name } : undefined);
    return () => about(undefined);
  }, [about, id, name]);
}
