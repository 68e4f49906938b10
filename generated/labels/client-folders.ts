// Written by `npm run generate` from openapi/. Do not edit.
export const q = "Search";
export const client_id = "Client";
export const is_displayed = "Displayed";
export const id = "Id";
export const name = "Name";
export const file_count = "Files";
export const last_file_at = "Last file";
export const created_at = "Created";
export const updated_at = "Updated";
export const version = "Version";
