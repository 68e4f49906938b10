import type { HandlerMap } from '../../../engine/server/handler.ts';
import { happened } from '../../events/happened.ts';
import { frontDoorFacts } from './facts.ts';
import { frontDoorPage, stillParts } from './page.ts';
import { changeFrontDoor, frontDoorSettings } from './settings.ts';

/** What admins read and write of the front door. */
export const frontDoorHandlers = {
  getFrontDoor: ({ db }) => frontDoorSettings(db),

  updateFrontDoor: async ({ db, actor, body }) => {
    await happened(db, { kind: 'record_changed', actor, client_id: null, resource: 'settings', change: 'changed', record_id: null });
    return changeFrontDoor(db, body);
  },

  previewFrontDoor: async ({ db, body, services }) => {
    const draft = { ...(await frontDoorSettings(db)), ...body };
    return { html: frontDoorPage(await frontDoorFacts(db, services.config, services.clock(), draft), stillParts) };
  },
} satisfies Partial<HandlerMap>;
