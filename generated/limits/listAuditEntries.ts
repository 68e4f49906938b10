// Written by `npm run generate` from openapi/. Do not edit.
export const q = 100;
export const actor_id = 36;
export const action = 80;
export const person_id = 36;
export const target_id = 80;
