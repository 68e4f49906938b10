// Written by `npm run generate` from openapi/. Do not edit.
export const q = "Search";
export const user_id = "Client";
export const assigned_to = "Assigned to";
export const status = "Status";
export const category = "Category";
export const id = "Id";
export const subject = "Subject";
export const details = "What happened";
export const attachments = "Attachments";
export const answer_by = "Reply by";
export const resolved_at = "Resolved";
export const closed_at = "Closed";
export const created_at = "Opened";
export const updated_at = "Updated";
export const version = "Version";
