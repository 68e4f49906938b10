// Written by `npm run generate` from openapi/. Do not edit.
import type { ResourceDescriptor } from '../engine/contract/descriptor.ts';
import { usersResource } from './resources/users.ts';
import { newRequestsResource } from './resources/new-requests.ts';
import { packagesResource } from './resources/packages.ts';
import { couponsResource } from './resources/coupons.ts';
import { couponUsageResource } from './resources/coupon-usage.ts';
import { initialClientDataResource } from './resources/initial-client-data.ts';
import { paymentsResource } from './resources/payments.ts';
import { paymentCasesResource } from './resources/payment-cases.ts';
import { refundRequestsResource } from './resources/refund-requests.ts';
import { employeesResource } from './resources/employees.ts';
import { userPreferencesResource } from './resources/user-preferences.ts';
import { clientFoldersResource } from './resources/client-folders.ts';
import { complaintsResource } from './resources/complaints.ts';
import { complaintCategoriesResource } from './resources/complaint-categories.ts';
import { casesResource } from './resources/cases.ts';
import { cannedRepliesResource } from './resources/canned-replies.ts';
import { listingsResource } from './resources/listings.ts';
import { linksResource } from './resources/links.ts';
import { researchReportsResource } from './resources/research-reports.ts';
import { otdWorksheetsResource } from './resources/otd-worksheets.ts';
import { dashboardListingsResource } from './resources/dashboard-listings.ts';
import { supportRequestsResource } from './resources/support-requests.ts';
import { taxRulesResource } from './resources/tax-rules.ts';
import { auditResource } from './resources/audit.ts';
import { dealersResource } from './resources/dealers.ts';
import { bidRequestsResource } from './resources/bid-requests.ts';
import { dealsResource } from './resources/deals.ts';
import { dealChecksResource } from './resources/deal-checks.ts';

export { usersResource, newRequestsResource, packagesResource, couponsResource, couponUsageResource, initialClientDataResource, paymentsResource, paymentCasesResource, refundRequestsResource, employeesResource, userPreferencesResource, clientFoldersResource, complaintsResource, complaintCategoriesResource, casesResource, cannedRepliesResource, listingsResource, linksResource, researchReportsResource, otdWorksheetsResource, dashboardListingsResource, supportRequestsResource, taxRulesResource, auditResource, dealersResource, bidRequestsResource, dealsResource, dealChecksResource };

/** Every resource, in the order of the contract. */
export const resources: readonly ResourceDescriptor[] = [usersResource, newRequestsResource, packagesResource, couponsResource, couponUsageResource, initialClientDataResource, paymentsResource, paymentCasesResource, refundRequestsResource, employeesResource, userPreferencesResource, clientFoldersResource, complaintsResource, complaintCategoriesResource, casesResource, cannedRepliesResource, listingsResource, linksResource, researchReportsResource, otdWorksheetsResource, dashboardListingsResource, supportRequestsResource, taxRulesResource, auditResource, dealersResource, bidRequestsResource, dealsResource, dealChecksResource];
