// Written by `npm run generate` from openapi/. Do not edit.
export const q = "Search";
export const kind = "Kind";
export const state = "State";
export const user_id = "Client";
export const owner_id = "Owner";
export const id = "Id";
export const status = "Status";
export const title = "About";
export const client_name = "From";
export const due_at = "Due";
export const created_at = "Opened";
