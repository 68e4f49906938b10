// Written by `npm run generate` from openapi/. Do not edit.
export const file_name = 255;
export const content_hash = 64;
