// Written by `npm run generate` from openapi/. Do not edit.
import type { RecordPage } from '../../engine/contract/record-page.ts';

export const page: RecordPage = {
  "next": [
    {
      "when": {
        "status": "research_requested"
      },
      "say": "{client_name} requested research. Post the report to answer.",
      "act": "postReport",
      "open": "user_id",
      "tone": "turn"
    },
    {
      "when": {
        "status": "otd_requested"
      },
      "say": "{client_name} wants the out-the-door price. Enter the worksheet.",
      "act": "addWorksheet",
      "open": "user_id",
      "tone": "turn"
    },
    {
      "when": {
        "status": "accepted"
      },
      "say": "{client_name} accepted this car. Record the final price once they buy it.",
      "act": "recordFinalPrice",
      "open": "user_id",
      "tone": "turn"
    },
    {
      "when": {
        "status": "purchased"
      },
      "say": "Purchased for {final_price}. Nothing is left to do here.",
      "open": "user_id",
      "tone": "success"
    },
    {
      "when": {
        "status": "rejected"
      },
      "say": "{client_name} rejected this car. Reason: {reason}.",
      "open": "user_id"
    },
    {
      "when": {
        "status": "rejected"
      },
      "say": "{client_name} rejected this car. Look for one that fits better.",
      "open": "user_id"
    },
    {
      "when": {
        "status": "unavailable"
      },
      "say": "No longer available. Propose another car to {client_name}.",
      "open": "user_id",
      "tone": "warning"
    },
    {
      "when": {
        "is_displayed": false
      },
      "say": "Hidden from {client_name}. Publish it when the details are right.",
      "act": "setVisibility",
      "label": "Publish",
      "open": "user_id"
    },
    {
      "say": "{client_name} decides next. You hear about it here and under the bell.",
      "open": "user_id"
    },
    {
      "say": "The client decides next.",
      "open": "user_id"
    }
  ],
  "figures": [
    {
      "field": "price"
    },
    {
      "field": "total_otd",
      "note": "first {first_total_otd}"
    },
    {
      "field": "final_price"
    },
    {
      "field": "miles"
    }
  ],
  "moments": {
    "created_at": "Link added",
    "updated_at": "Link last changed"
  },
  "rows": [
    "research-reports",
    "otd-worksheets"
  ],
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
