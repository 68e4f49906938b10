// Written by `npm run generate` from openapi/. Do not edit.
export const part = 1048576;
