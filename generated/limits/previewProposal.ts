// Written by `npm run generate` from openapi/. Do not edit.
export const message = 2000;
export const proposal_id = 36;
export const comments = 2000;
