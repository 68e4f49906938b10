// Written by `npm run generate` from openapi/. Do not edit.
export const code = 40;
export const package_identifier = 60;
export const onboarding_id = 36;
