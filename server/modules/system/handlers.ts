import type { HandlerMap } from '../../../engine/server/handler.ts';
import { systemStatus } from './status.ts';

/** How the installation does, for admins. */
export const systemHandlers = {
  getSystemStatus: ({ db, services }) => systemStatus(db, services),
} satisfies Partial<HandlerMap>;
