// Written by `npm run generate` from openapi/. Do not edit.
export const date_of_last_contact = 10;
