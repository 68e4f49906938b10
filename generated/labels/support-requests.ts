// Written by `npm run generate` from openapi/. Do not edit.
export const q = "Search";
export const status = "Status";
export const topic = "Topic";
export const owner_id = "Owner";
export const id = "Id";
export const name = "Name";
export const email = "E-mail";
export const message = "Message";
export const user_id = "Account";
export const answer_by = "Answer by";
export const created_at = "Received";
export const updated_at = "Updated";
export const version = "Version";
