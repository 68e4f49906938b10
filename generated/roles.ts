// Written by `npm run generate` from openapi/. Do not edit.
export const admin = 'admin' as const;
export const employee = 'employee' as const;
export const client = 'client' as const;
