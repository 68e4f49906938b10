// Written by `npm run generate` from openapi/. Do not edit.
import type { OperationId } from './api.ts';
import type { OperationDescriptor } from './descriptor.ts';

export const operations: Readonly<Record<OperationId, OperationDescriptor>> = {
  listPackages: {"id":"listPackages","method":"get","path":"/packages","roles":["admin"],"public":false},
  createPackage: {"id":"createPackage","method":"post","path":"/packages","roles":["admin"],"public":false,"contentType":"application/json"},
  getPackage: {"id":"getPackage","method":"get","path":"/packages/{id}","roles":["admin"],"public":false},
  updatePackage: {"id":"updatePackage","method":"patch","path":"/packages/{id}","roles":["admin"],"public":false,"contentType":"application/json"},
  deletePackage: {"id":"deletePackage","method":"delete","path":"/packages/{id}","roles":["admin"],"public":false},
  listCoupons: {"id":"listCoupons","method":"get","path":"/coupons","roles":["admin"],"public":false},
  createCoupon: {"id":"createCoupon","method":"post","path":"/coupons","roles":["admin"],"public":false,"contentType":"application/json"},
  getCoupon: {"id":"getCoupon","method":"get","path":"/coupons/{id}","roles":["admin"],"public":false},
  updateCoupon: {"id":"updateCoupon","method":"patch","path":"/coupons/{id}","roles":["admin"],"public":false,"contentType":"application/json"},
  deleteCoupon: {"id":"deleteCoupon","method":"delete","path":"/coupons/{id}","roles":["admin"],"public":false},
};
