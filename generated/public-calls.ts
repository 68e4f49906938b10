// Written by `npm run generate` from openapi/. Do not edit.

/** Calls that go without a token, whoever is signed in (docs/brief.md, section 7). */
export const publicCalls: ReadonlySet<string> = new Set([
  "POST /auth/login",
  "POST /auth/forgot-password",
  "POST /auth/reset-password",
  "POST /auth/check-token",
  "POST /auth/confirm-email",
  "POST /auth/support-request",
  "POST /auth/hand-over/redeem",
  "GET /packages/all",
  "POST /coupons/validate",
  "POST /users/initial-client-data",
  "POST /onboarding/resume",
  "POST /onboarding/save",
  "POST /onboarding/choose-password",
  "POST /payments/checkout",
  "POST /payments/prepare",
  "POST /payments/status",
  "POST /payments/test-card",
  "POST /payments/test-card/confirm",
  "POST /payments/webhook",
  "GET /otd-worksheets/{id}/pdf/content",
  "GET /public-settings",
  "GET /files/{id}/content",
  "GET /files/archive/{id}",
  "GET /exports/{resource}/content"
]);
