// Written by `npm run generate` from openapi/. Do not edit.
export const summary = 4000;
export const accidents = 2000;
export const service_history = 2000;
export const open_recalls = 2000;
export const seller_said = 2000;
export const inspected_on = 10;
