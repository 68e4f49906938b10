// Written by `npm run generate` from openapi/. Do not edit.
export const q = "Search";
export const is_private = "Private";
export const id = "Id";
export const name = "Name";
export const text = "Text";
export const owner_id = "Owner";
export const created_at = "Created";
export const updated_at = "Updated";
export const version = "Version";
