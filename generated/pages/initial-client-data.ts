// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "step": "discarded"
      },
      "say": "Discarded. No more reminders go out."
    },
    {
      "when": {
        "step": "payment_success"
      },
      "say": "Paid. Work continues on the client’s page.",
      "open": "user_id",
      "tone": "success"
    },
    {
      "when": {
        "step": "payment"
      },
      "say": "Waiting for payment. Send the link, or finish it with {first_name} on the phone.",
      "act": "sendLink",
      "tone": "turn"
    },
    {
      "when": {
        "step": "incomplete"
      },
      "say": "Sign-up not finished. Send the link, or finish it with {first_name} on the phone.",
      "act": "sendLink",
      "tone": "turn"
    },
    {
      "say": "Send the link, or finish it on the phone.",
      "act": "sendLink"
    }
  ],
  "figures": [],
  "moments": {
    "created_at": "Onboarding started",
    "updated_at": "Onboarding last saved"
  },
  "rows": [],
  "trail": {
    "segment": "audit",
    "record": "target_id",
    "what": "words",
    "who": "actor_id",
    "when": "created_at",
    "fields": "fields",
    "call": "action",
    "changes": "changes"
  }
};
