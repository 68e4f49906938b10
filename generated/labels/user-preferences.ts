// Written by `npm run generate` from openapi/. Do not edit.
export const q = "Search";
export const user_id = "Client";
export const package_id = "Package";
export const status = "Status";
export const id = "Id";
export const client_name = "Client";
export const progress = "Done";
export const selections = "Selections";
export const trade_in = "Trade-in";
export const trade_in_photos = "Trade-in photos";
export const submitted_at = "Submitted";
export const changes_note = "What should change";
export const created_at = "Started";
export const updated_at = "Updated";
export const version = "Version";
