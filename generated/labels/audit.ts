// Written by `npm run generate` from openapi/. Do not edit.
export const q = "Search";
export const actor_id = "Who";
export const actor_role = "Role";
export const area = "Area";
export const action = "Action";
export const outcome = "Outcome";
export const person_id = "About";
export const target_id = "Record";
export const id = "Id";
export const created_at = "Recorded";
export const words = "What";
export const fields = "Fields";
export const resource = "Resource";
export const changes = "Changes";
export const ip = "IP address";
export const request_id = "Request";
