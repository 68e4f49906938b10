// Written by `npm run generate` from openapi/. Do not edit.
export const chat_id = 36;
export const message_id = 36;
export const text = 4000;
export const client_id = 36;
