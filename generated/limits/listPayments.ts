// Written by `npm run generate` from openapi/. Do not edit.
export const q = 100;
export const user_id = 36;
export const onboarding_id = 36;
export const package_identifier = 60;
export const moved_at_gte = 40;
export const moved_at_lte = 40;
