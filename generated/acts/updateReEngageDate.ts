// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Set follow-up */
export const updateReEngageDateAct: ActDescriptor = {
  "done": {
    "one": "Follow-up with {record} set to {body.date_to_re_engage}",
    "many": "Follow-up with {count} clients set to {body.date_to_re_engage}"
  },
  "undo": {
    "operation": {
      "id": "updateReEngageDate",
      "method": "patch",
      "path": "/update-re-engage-date/{id}",
      "roles": [
        "admin",
        "employee"
      ],
      "contentType": "application/json"
    },
    "body": {
      "date_to_re_engage": "{record.date_to_re_engage}"
    },
    "needs": []
  },
  "when": [
    {
      "is": {
        "date_to_re_engage": null
      },
      "done": {
        "one": "Follow-up with {record} cleared",
        "many": "Follow-up with {count} clients cleared"
      }
    }
  ]
};
