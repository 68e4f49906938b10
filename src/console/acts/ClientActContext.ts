import { createContext } from 'react';
import type { LogClient } from '../log/LogContext.ts';
import type { ClientAct } from './ClientActs.tsx';

/** Starts what one does with a client: leads to a page, or opens a small form over this one. */
export const ClientActContext = createContext<(act: ClientAct, client: LogClient) => void>(() => undefined);
