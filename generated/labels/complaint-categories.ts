// Written by `npm run generate` from openapi/. Do not edit.
export const q = "Search";
export const id = "Id";
export const name = "Name";
export const position = "Position";
export const complaints = "Complaints";
export const created_at = "Created";
export const updated_at = "Updated";
export const version = "Version";
