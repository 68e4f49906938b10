// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Send invitation again */
export const sendEmployeeInvitationAct: ActDescriptor = {
  "done": {
    "one": "Invitation sent to {record}",
    "many": "{count} invitations sent"
  }
};
