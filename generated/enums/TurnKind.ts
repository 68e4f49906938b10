// Written by `npm run generate` from openapi/. Do not edit.
import type { TurnKind } from '../api.ts';

/** Your turn: What waits for the client. */
export const turnKindValues = ["decide_links","answer_chat","start_checklist","finish_checklist","change_checklist","answer_complaint","confirm_contract","choose_delivery","bring_papers","rate_deal","send_quote","send_contract"] as const;
/** The labels people read. */
export const turnKindLabels: Readonly<Record<TurnKind, string>> = {
  "decide_links": "Decide on cars",
  "answer_chat": "Answer your advisor",
  "start_checklist": "Start the checklist",
  "finish_checklist": "Finish the checklist",
  "change_checklist": "Change the checklist",
  "answer_complaint": "Reply to your complaint",
  "confirm_contract": "Confirm the contract",
  "choose_delivery": "Choose a delivery time",
  "bring_papers": "Bring your papers",
  "rate_deal": "Rate your deal",
  "send_quote": "Send a quote",
  "send_contract": "Send the contract"
};
