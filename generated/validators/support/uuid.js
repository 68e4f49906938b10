// Written by `npm run generate` from openapi/. Do not edit.
const id = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
export const isUuid = (text) => id.test(text);
