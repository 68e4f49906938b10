// Written by `npm run generate` from openapi/. Do not edit.
export const socket_id = 40;
export const channel_name = 200;
