// Written by `npm run generate` from openapi/. Do not edit.
export const date_to_re_engage = 10;
