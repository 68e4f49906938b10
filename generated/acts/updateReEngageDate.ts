// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Set re-engage date */
export const updateReEngageDateAct: ActDescriptor = {
  "done": {
    "one": "Re-engage {record} on {body.date_to_re_engage}",
    "many": "Re-engage {count} clients on {body.date_to_re_engage}"
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
        "one": "{record}’s re-engage date cleared",
        "many": "Re-engage date of {count} clients cleared"
      }
    }
  ]
};
