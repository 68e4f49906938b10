// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "status": "answer_due",
        "due_at": {
          "past": true
        }
      },
      "say": "The answer to this dispute of {amount} was due {due_at}. Check at the card processor what the bank decided.",
      "open": "payment_id",
      "tone": "error"
    },
    {
      "when": {
        "status": "answer_due"
      },
      "say": "Answer this dispute of {amount} at the card processor by {due_at}. Send the receipt, the terms the client accepted and what you did for them.",
      "open": "payment_id",
      "tone": "turn"
    },
    {
      "when": {
        "status": "with_bank"
      },
      "say": "Your answer is with the bank, which decides about {amount}. Do not refund it until then.",
      "open": "payment_id"
    },
    {
      "when": {
        "status": "lost"
      },
      "say": "The bank gave the client {amount} back on {closed_at}. It is in the month’s statement.",
      "open": "payment_id",
      "tone": "error"
    },
    {
      "when": {
        "status": "won"
      },
      "say": "{amount} stays with the firm since {closed_at}.",
      "open": "payment_id",
      "tone": "success"
    },
    {
      "when": {
        "status": "open",
        "kind": "failed_payment",
        "due_at": {
          "past": true
        }
      },
      "say": "Nobody has helped this buyer since {created_at}. Ask them to pay {amount} again, or mark it as handled.",
      "act": "close",
      "open": "payment_id",
      "tone": "error"
    },
    {
      "when": {
        "status": "open",
        "kind": "failed_payment"
      },
      "say": "Ask the buyer by {due_at} to pay {amount} again. It closes by itself once they have.",
      "act": "close",
      "open": "payment_id",
      "tone": "turn"
    },
    {
      "when": {
        "status": "open"
      },
      "say": "The refund of {amount} came back. Agree with the client by {due_at} how they get it, then mark it as handled.",
      "act": "close",
      "open": "payment_id",
      "tone": "error"
    },
    {
      "say": "Nothing is left to do here.",
      "open": "payment_id"
    }
  ],
  "figures": [
    {
      "field": "amount"
    },
    {
      "field": "fee"
    }
  ],
  "moments": {
    "created_at": "Case opened",
    "updated_at": "Case last changed"
  },
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
