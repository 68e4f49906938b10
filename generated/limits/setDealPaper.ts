// Written by `npm run generate` from openapi/. Do not edit.
export const paper_id = 40;
export const file_id = 36;
